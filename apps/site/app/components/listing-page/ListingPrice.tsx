import type { ReactNode } from 'react';
import { formatMoney } from '@m30/ui-kit/format';
import styles from './ListingColumn.module.css';

export interface ListingPriceProps {
  /** In kopecks. */
  price: number;
  /** In kopecks. */
  pricePerMetre: number | null;
  /** Stands before the price of a metre: what it cost before. */
  children?: ReactNode;
}

/** Price in large figures, and that of a metre below it. */
export function ListingPrice({ price, pricePerMetre, children }: ListingPriceProps) {
  return (
    <div>
      <p className={styles.price}>{formatMoney(price)}</p>
      <p className={styles.beside}>
        {children}
        {pricePerMetre !== null && <span>{formatMoney(pricePerMetre)} за&nbsp;м²</span>}
      </p>
    </div>
  );
}

import type { ReactNode } from 'react';
import { formatMoney } from '@m30/ui-kit/format';
import styles from './PageBar.module.css';

export interface PageBarProps {
  /** Kopecks. */
  price: number;
  /** A line under the price: the payment, the price of a m². */
  note?: ReactNode;
  /** The main button of the page, small. */
  children: ReactNode;
}

/** The page bar of a phone: price and the main button, always at hand. */
export function PageBar({ price, note, children }: PageBarProps) {
  return (
    <div className={styles.bar} data-layer="bar" data-noted={note ? '' : undefined}>
      <p>
        <b>{formatMoney(price)}</b>
        {note && <span>{note}</span>}
      </p>
      {children}
    </div>
  );
}

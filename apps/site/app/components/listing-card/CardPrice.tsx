import type { ReactNode } from 'react';
import { OldPrice } from '../old-price/OldPrice.tsx';
import { classes } from './classes.ts';
import styles from './ListingCard.module.css';

export interface CardPriceProps {
  price: ReactNode;
  /**
   * In kopecks; `null` where the price has not fallen.
   * @default null
   */
  oldPrice?: number | null;
  /** Stands beside the price. */
  children?: ReactNode;
  /**
   * What a month costs, and the first payment.
   * @default null
   */
  payment?: ReactNode;
  className?: string | undefined;
}

export function CardPrice({ price, oldPrice = null, payment, ...rest }: CardPriceProps) {
  return (
    <>
      <p className={classes(styles.price, rest.className)}>
        <b>{price}</b>
        {oldPrice !== null && <OldPrice price={oldPrice} />}
        {rest.children}
      </p>
      {payment && <p className={styles.payment}>{payment}</p>}
    </>
  );
}

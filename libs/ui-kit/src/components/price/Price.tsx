import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import { formatMoney } from '../../format/money.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Price.module.css';

/** Other props go to the root. */
export interface PriceProps extends ComponentProps<'p'> {
  /** Kopecks. */
  value: number;
  /** Price before the discount, kopecks. */
  old?: number | undefined;
  /**
   * The smallest of several: «от 8,4 млн».
   * @default false
   */
  from?: boolean | undefined;
  /**
   * 20, 26 or 28–40 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A price, and the one it came down from. */
export function Price({
  value,
  old,
  from = false,
  size = 'medium',
  className,
  ...rest
}: PriceProps) {
  const reduced = old !== undefined && old > value;
  return (
    <p {...rest} className={cx(styles.price, className)} data-size={size}>
      <span className={styles.value}>
        {reduced && <VisuallyHidden>Цена со скидкой </VisuallyHidden>}
        {from && 'от\u00a0'}
        {formatMoney(value)}
      </span>
      {reduced && (
        <s className={styles.old}>
          <VisuallyHidden>Прежняя цена </VisuallyHidden>
          {formatMoney(old)}
        </s>
      )}
    </p>
  );
}

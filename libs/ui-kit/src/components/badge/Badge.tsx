import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Badge.module.css';

/** Other props go to the `<span>`. */
export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * What the mark says: a discount, a hold (with its pattern), good news or a plain fact.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'sale' | 'held' | 'success' | undefined;
}

/** A short mark on a lot or a row. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.badge, className)} data-kind={tone} />;
}

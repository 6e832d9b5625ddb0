import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Spinner.module.css';

/** Other props go to the root. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * What is awaited, spoken when it appears.
   * @default 'Загружаем'
   */
  label?: string | undefined;
  /**
   * Side in CSS pixels.
   * @default 32
   */
  size?: number | undefined;
}

/** A meridian that turns while something of unknown length is awaited; where forms are known use Skeleton. */
export function Spinner({ label = 'Загружаем', size = 32, className, ...rest }: SpinnerProps) {
  return (
    <span role="status" {...rest} className={cx(styles.spinner, className)}>
      <svg width={size} height={size} viewBox="0 0 36 36" fill="none" aria-hidden="true">
        <circle cx="18" cy="18" r="16.5" stroke="var(--m30-hairline)" strokeWidth="2" />
        <path className={styles.arc} d="M18 1.5a16.5 16.5 0 0 1 16.5 16.5" strokeWidth="2" />
      </svg>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

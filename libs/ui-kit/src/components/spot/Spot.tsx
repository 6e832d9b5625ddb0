import type { ComponentProps } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Spot.module.css';

/** Props go to the `<svg>`. */
export type SpotProps = Omit<ComponentProps<'svg'>, 'children'>;

/** The sheet of a spot drawing, 4:3: its lines and surfaces take the colours of the ground. Decorative: words say the same. */
export function Spot({ className, children, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 480 360"
      stroke="var(--m30-mark)"
      strokeWidth="2.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      {...rest}
      className={cx(styles.spot, className)}
    >
      {children}
    </svg>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Chip.module.css';

/** Other props and `ref` go to the `<input>`, className to the root. */
export interface ChipProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The choice in words. */
  children: ReactNode;
  /**
   * Many of a group or one of it by `name`.
   * @default 'checkbox'
   */
  type?: 'checkbox' | 'radio' | undefined;
  /** How many results the choice leaves; 0 disables a chip that is not chosen, and it stays in sight. */
  count?: number | undefined;
}

/** A choice among several; a real checkbox, so a form sends it without script. */
export function Chip({ children, type = 'checkbox', count, className, ...rest }: ChipProps) {
  const impossible = count === 0 && !(rest.checked ?? rest.defaultChecked);
  return (
    <label className={cx(styles.chip, className)}>
      <input disabled={impossible} {...rest} type={type} className={styles.input} />
      {children}
      {count !== undefined && <small>{count}</small>}
    </label>
  );
}

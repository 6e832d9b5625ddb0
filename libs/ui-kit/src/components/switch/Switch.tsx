import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/cx.ts';
import styles from './Switch.module.css';

/** Other props and `ref` go to the `<input>`, className to the root. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  /** What is on or off; the same words in both states. */
  children: ReactNode;
}

/** A setting that takes effect at once; a real checkbox, so a form sends it without script. */
export function Switch({ children, className, ...rest }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)}>
      <input {...rest} type="checkbox" role="switch" className={styles.track} />
      <span>{children}</span>
    </label>
  );
}

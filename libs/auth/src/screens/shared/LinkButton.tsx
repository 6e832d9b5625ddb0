import type { ComponentProps } from 'react';
import styles from './LinkButton.module.css';

export interface LinkButtonProps extends ComponentProps<'button'> {
  /** Stands inside a sentence. @default false */
  inline?: boolean;
}

/** A step inside the window that looks like a link. */
export function LinkButton({ inline = false, ...rest }: LinkButtonProps) {
  return (
    <button type="button" {...rest} className={styles.link} data-inline={inline || undefined} />
  );
}

import type { ReactNode } from 'react';
import styles from './FilterField.module.css';

export interface FieldGroupProps {
  title: string;
  /**
   * The title is spoken only, because the button that opened the group says it.
   * @default false
   */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** Controls of one filter under their title. */
export function FieldGroup({ title, bare = false, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group} data-bare={bare || undefined}>
      <legend className={bare ? 'visually-hidden' : styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

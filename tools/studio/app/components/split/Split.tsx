import type { ReactNode } from 'react';
import styles from './Split.module.css';

/** A desk: what is listed, and beside it what is open. */
export function Split({ children, beside }: { children: ReactNode; beside?: ReactNode }) {
  return (
    <div className={styles.split}>
      <div className={styles.column}>{children}</div>
      {beside}
    </div>
  );
}

/** The line of filters over a table. */
export function Bar({ children, label }: { children: ReactNode; label: string }) {
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      {children}
    </div>
  );
}

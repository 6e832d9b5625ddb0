import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** The main part of a page and what goes with it; beside each other on a desk. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}

/** Panels below each other in one of the columns. */
export function Column({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './Key.module.css';

/** A key of the keyboard, drawn beside what it does. */
export function Key({ children }: { children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>;
}

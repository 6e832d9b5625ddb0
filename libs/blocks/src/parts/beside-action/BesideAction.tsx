import type { ReactNode } from 'react';
import styles from './BesideAction.module.css';

export interface BesideActionProps {
  /** What follows when it is pressed. */
  text?: string | undefined;
  /** What is to be pressed. */
  children: ReactNode;
}

/** Something to press with a sentence beside it. */
export function BesideAction({ text, children }: BesideActionProps) {
  return (
    <div className={styles.action}>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}

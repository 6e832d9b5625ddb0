import type { ReactNode } from 'react';
import styles from './StageFoot.module.css';

export interface StageFootProps {
  /** What is seen, in a sentence. */
  words: ReactNode;
  /** Switches, buttons and links at its other end. */
  children?: ReactNode;
}

/** The line under a view: what is seen, and what can be done with it. */
export function StageFoot({ words, children }: StageFootProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.words}>{words}</p>
      <div className={styles.tools}>{children}</div>
    </div>
  );
}

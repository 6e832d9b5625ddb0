import type { ReactNode } from 'react';
import styles from './TurnBar.module.css';

/** Buttons below each other that turn a model, for who has no hand on it. */
export const TurnBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.bar} role="group" aria-label={label}>
    {children}
  </div>
);

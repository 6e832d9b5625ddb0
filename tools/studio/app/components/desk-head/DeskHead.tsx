import type { ReactNode } from 'react';
import styles from './DeskHead.module.css';

interface DeskHeadProps {
  /** Heading of the desk, which also names the tab of the browser. */
  title: string;
  /** A fact beside it. */
  note?: ReactNode;
  /** Buttons at the end. */
  children?: ReactNode;
}

/** The line over a desk. */
export function DeskHead({ title, note, children }: DeskHeadProps) {
  return (
    <div className={styles.head}>
      <title>{`${title} · Студия`}</title>
      <h1>{title}</h1>
      {note && <p className={styles.note}>{note}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './CostTable.module.css';

export interface CostTableProps {
  /** Name of the region that scrolls. */
  label: string;
  caption: ReactNode;
  /** For the table itself. */
  className: string | undefined;
  children: ReactNode;
}

/** A wide table of sums; its first column stays in sight where it scrolls. */
export function CostTable({ label, caption, className, children }: CostTableProps) {
  return (
    // A scrolling region has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={`${styles.table} ${className ?? ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './LotGrid.module.css';

export interface LotGridProps {
  /**
   * Cells in a row on a wide desk.
   * @default 3
   */
  columns?: 3 | 4;
  /** Older data while newer is awaited. */
  pending?: boolean;
  children: ReactNode;
}

/** Cells with shared hairlines: three or four in a row, two on a narrow desk and a tablet, one on a phone. */
export function LotGrid({ columns = 3, pending = false, children }: LotGridProps) {
  return (
    <div
      className={styles.grid}
      data-columns={columns}
      data-pending={pending || undefined}
      aria-busy={pending}
    >
      {children}
    </div>
  );
}

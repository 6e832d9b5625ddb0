import type { ReactNode } from 'react';
import styles from './FactRows.module.css';

export interface FactRowsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  className?: string | undefined;
}

/** Parameters: a name on the left, its value on the right, a line above each; a name may stand twice. */
export function FactRows({ rows, className }: FactRowsProps) {
  return (
    <dl className={className === undefined ? styles.rows : `${styles.rows} ${className}`}>
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

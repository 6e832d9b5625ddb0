import type { FormulaRow } from '../money/formula.ts';
import styles from './HowCounted.module.css';

export interface HowCountedProps {
  /** Formulas with their sums, in the order of counting. */
  rows: readonly FormulaRow[];
}

/** How sums have come about, behind a line that opens it; nothing where there is nothing to count. */
export function HowCounted({ rows }: HowCountedProps) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.counted}>
      <summary>Как посчитано</summary>
      <dl>
        {rows.map(([name, formula]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formula}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

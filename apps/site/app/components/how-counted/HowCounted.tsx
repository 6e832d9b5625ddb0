import type { FormulaRow } from '@m30/calculators/money';
import styles from './HowCounted.module.css';

/** How figures have come about, behind a line that opens it; nothing where there is nothing to count. */
export function HowCounted({ rows }: { rows: readonly FormulaRow[] }) {
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

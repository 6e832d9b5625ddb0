import type { FormulaRow } from '../money/formula.ts';
import styles from './CalculatorForm.module.css';

/** How a sum has come about, behind a line that opens it. */
export function HowCounted({ rows }: { rows: readonly FormulaRow[] }) {
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

import { HowCounted } from '@m30/calculators/counted';
import type { FormulaRow } from '@m30/calculators/money';
import { TextLink } from '@m30/ui-kit/link';
import styles from './Facts.module.css';

/** One thing that was chosen. */
export interface Fact {
  name: string;
  lines: readonly string[];
  /** How its amounts come about, behind a line that opens it. */
  formula?: readonly FormulaRow[];
  /** Address of the step that changes it. */
  change?: string;
}

/** What was chosen so far, each with the way to change it. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, lines, formula, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {formula && <HowCounted rows={formula} />}
            {change && (
              <TextLink className={styles.change} href={change}>
                Изменить<span className="visually-hidden">: {name.toLowerCase()}</span>
              </TextLink>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

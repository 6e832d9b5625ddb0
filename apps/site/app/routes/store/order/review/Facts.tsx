import { TextLink } from '@m30/ui-kit/link';
import styles from './Facts.module.css';

/** One thing that was chosen. */
export interface Fact {
  name: string;
  lines: readonly string[];
  /** Address of the step that changes it. */
  change?: string;
}

/** What was chosen so far, each with the way to change it. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(({ name, lines, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
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

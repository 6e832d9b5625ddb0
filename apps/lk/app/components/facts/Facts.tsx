import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One thing known: its name and its value. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** A line under the value. */
  note?: ReactNode;
}

/** Names and values in rows on hairlines; what has no value is left out. */
export function Facts({ items }: { items: readonly (Fact | null | false)[] }) {
  return (
    <dl className={styles.facts}>
      {items
        .filter((item) => item !== null && item !== false)
        .map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
    </dl>
  );
}

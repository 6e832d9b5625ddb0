import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** One line of what is known. */
export interface Fact {
  label: string;
  value: ReactNode;
}

/** What is known of a thing, line by line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

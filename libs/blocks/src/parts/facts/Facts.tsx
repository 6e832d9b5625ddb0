import type { Fact } from '../../core/fact.schema.ts';
import styles from './Facts.module.css';

export interface FactsProps {
  facts: readonly Fact[];
}

/** Large figures side by side, each over the words that say what it is. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, text }, index) => (
        <div key={index}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './ListingCard.module.css';

export interface CardFactsProps {
  rows: readonly (readonly [name: string, value: ReactNode])[];
  className?: string | undefined;
}

export function CardFacts({ rows, className }: CardFactsProps) {
  return (
    <dl className={classes(styles.facts, className)}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

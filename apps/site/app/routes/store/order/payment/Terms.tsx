import type { ReactNode } from 'react';
import { Fieldset } from '@m30/ui-kit/fieldset';
import styles from './Terms.module.css';

export interface TermsFrameProps {
  legend: string;
  children: ReactNode;
  /** What comes of the terms: names and amounts, the main one first. */
  facts: readonly (readonly [name: string, amount: string])[];
  /** Full conditions: wherever a rate or a payment is shown. */
  disclaimer?: ReactNode;
}

/** Terms of one way to pay beside what comes of them. */
export function Terms({ legend, children, facts, disclaimer }: TermsFrameProps) {
  return (
    <div className={styles.terms}>
      <Fieldset legend={legend}>{children}</Fieldset>
      <div className={styles.result} data-tone="deep">
        <output aria-live="polite">
          {facts.map(([name, amount]) => (
            <span key={name} className={styles.fact}>
              <span className="muted">{name}</span>
              <b>{amount}</b>
            </span>
          ))}
        </output>
        {disclaimer && <p className={styles.disclaimer}>{disclaimer}</p>}
      </div>
    </div>
  );
}

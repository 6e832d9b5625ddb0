import type { FormulaRow } from '@m30/calculators/money';
import type { ReactNode } from 'react';
import { Fieldset } from '@m30/ui-kit/fieldset';
import { HowCounted } from '@m30/calculators/counted';
import styles from './Terms.module.css';

export interface TermsFrameProps {
  legend: string;
  children: ReactNode;
  /** What comes of the terms: names and amounts, the main one first. */
  facts: readonly (readonly [name: string, amount: string])[];
  /** How they come about, behind a line that opens it. */
  formula?: readonly FormulaRow[];
  /** Full conditions: wherever a rate or a payment is shown. */
  disclaimer?: ReactNode;
}

/** Terms of one way to pay beside what comes of them. */
export function Terms({ legend, children, facts, formula, disclaimer }: TermsFrameProps) {
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
        {formula && <HowCounted rows={formula} />}
        {disclaimer && <div className={styles.disclaimer}>{disclaimer}</div>}
      </div>
    </div>
  );
}

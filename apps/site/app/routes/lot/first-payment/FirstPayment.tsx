import { HowCounted } from '@m30/calculators/counted';
import type { CSSProperties } from 'react';
import { Meridian } from '@m30/ui-kit/meridian';
import { Section } from '@m30/ui-kit/section';
import type { LotView } from '../data/lot.server.ts';
import styles from './FirstPayment.module.css';
import { paymentPlan } from './payment-steps.ts';

/** The own part for the style sheet, per cent. */
interface Own extends CSSProperties {
  '--m30-own': string;
}

/** When and how much is paid; the price as a bar, the own part and the loan parted by the meridian. */
export function FirstPayment({ lot }: { lot: LotView }) {
  const plan = paymentPlan(lot);
  if (!plan) return null;
  const { steps, own, ownWords, loanWords, formula } = plan;
  const shares: Own = { '--m30-own': `${own}%` };
  return (
    <Section id="first-payment" tone="paper" title="Первый взнос">
      <div className={styles.bar} style={shares} aria-hidden="true">
        <i />
        <span>{ownWords}</span>
        <span>{loanWords}</span>
        <Meridian className={styles.now} at={own} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ when, sum, words }) => (
          <li key={when}>
            <p>{when}</p>
            <p className={styles.sum}>{sum}</p>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <HowCounted rows={formula} />
    </Section>
  );
}

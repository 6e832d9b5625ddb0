import { Icon } from '@m30/ui-kit/icon';
import { waitOf, waitWords } from './due.ts';
import type { Lead } from './lead.ts';
import styles from './WaitScale.module.css';

/** Minutes and CSS pixels of the whole scale. */
const SCALE = 120;
const WIDTH = 40;

/** How long a lead has waited, on a ruler of two hours with a notch every thirty minutes. */
export function WaitScale({ lead, now }: { lead: Lead; now: number }) {
  const wait = waitOf(lead, now);
  if (!wait) return <span className={styles.answered}>ответили</span>;
  const width = (Math.min(wait.minutes, SCALE) / SCALE) * WIDTH;
  return (
    <span className={styles.wait} data-wait={wait.tone}>
      <span className={styles.ruler}>
        <span className={styles.passed} style={{ width }} />
      </span>
      {waitWords(wait.minutes)}
      {wait.tone === 'danger' && <Icon name="warning" size={14} />}
    </span>
  );
}

import { Icon } from '@m30/ui-kit/icon';
import type { Finding } from '../core/finding.ts';
import type { Item } from '../core/item.ts';
import type { Plan } from '../core/plan.ts';
import { findingWords, stateWords } from '../core/words.ts';
import styles from './FaultList.module.css';

export interface FaultListProps {
  plan: Plan;
  items: readonly Item[];
  faults: readonly Finding[];
}

/** What does not fit, a sentence each; that all does, if it does. */
export function FaultList({ plan, items, faults }: FaultListProps) {
  const isFine = items.length > 0 && faults.length === 0;
  return (
    <section className={styles.faults} aria-labelledby="fit-faults">
      <h2 id="fit-faults">Проверка</h2>
      <p className={styles.state} data-fine={isFine || undefined}>
        {isFine && <Icon name="check" />}
        {stateWords(items, faults)}
      </p>
      {faults.length > 0 && (
        <ul>
          {faults.map((fault, at) => {
            const words = findingWords(plan, items, fault);
            return (
              <li key={`${at} ${words}`} data-grave={fault.kind !== 'narrow' || undefined}>
                <Icon name={fault.kind === 'narrow' ? 'info' : 'warning'} />
                {words}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import type { ResultOf } from '@m30/api/client';
import { warnsOfCredit } from '@m30/calculators/credit/core';
import styles from './PromoConditions.module.css';

export interface PromoConditionsProps extends ResultOf<'Content.GetPromos'> {
  /**
   * Full conditions of the credits whose `CreditNote` stands on the page: an offer that only repeats them has said all.
   * @default []
   */
  said?: readonly string[];
}

/**
 * Full conditions of the offers, which the law on advertising wants on the same page: folded, but open where they hold the warnings of
 * a credit, which have to be in sight.
 */
export function PromoConditions({ promos, said = [] }: PromoConditionsProps) {
  const repeats = (conditions: string) =>
    said.some((text) => text !== '' && plain(conditions).includes(plain(text)));
  const stated = promos.filter(({ conditions }) => conditions !== '' && !repeats(conditions));
  if (stated.length === 0) return null;
  return (
    <details
      className={styles.conditions}
      open={stated.some(({ conditions }) => warnsOfCredit(conditions))}
    >
      <summary>Полные условия акций</summary>
      <dl>
        {stated.map(({ alias, title, conditions }) => (
          <div key={alias}>
            <dt>{title}</dt>
            <dd>{conditions}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Offers are typeset, conditions of programmes are as the bank has written them. */
const plain = (text: string) => text.replace(/\u2060/gu, '').replace(/\s+/gu, ' ');

import type { ResultOf } from '@m30/api/client';
import styles from './PromoConditions.module.css';

/** Full conditions of the offers, which the law on advertising wants on the same page. */
export function PromoConditions({ promos }: ResultOf<'Content.GetPromos'>) {
  const stated = promos.filter(({ conditions }) => conditions !== '');
  return (
    <dl className={styles.conditions}>
      {stated.map(({ alias, title, conditions }) => (
        <div key={alias}>
          <dt>{title}</dt>
          <dd>{conditions}</dd>
        </div>
      ))}
    </dl>
  );
}

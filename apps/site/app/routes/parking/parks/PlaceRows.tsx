import { formatArea, formatMoney } from '@m30/ui-kit/format';
import { levelName, placeTitle, statusWords } from '../shared/place-words.ts';
import type { ParksFound } from './parks.server.ts';
import styles from './PlaceRows.module.css';

/** Places of several complexes, a line and a link each. */
export function PlaceRows({ lots }: { lots: ParksFound['lots'] }) {
  return (
    <ul className={styles.rows}>
      {lots.map((lot) => (
        <li key={lot.id}>
          <a href={lot.url}>
            <b>{placeTitle({ ...lot, label: lot.number })}</b>
            <span>
              {lot.complexName}, {levelName(lot.floor).toLowerCase()}
            </span>
            <span>
              {[lot.size === 'для мотоцикла' ? null : lot.size, formatArea(lot.area)]
                .filter(Boolean)
                .join(', ')}
              {lot.charging && ', зарядка'}
              {lot.status !== 'free' && `, ${statusWords(lot)}`}
            </span>
            {lot.price !== null && <strong>{formatMoney(lot.price)}</strong>}
          </a>
        </li>
      ))}
    </ul>
  );
}

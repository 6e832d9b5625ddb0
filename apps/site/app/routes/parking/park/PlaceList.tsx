import { formatMoney } from '@m30/ui-kit/format';
import { measureWords, placeTitle, statusWords } from '../shared/place-words.ts';
import type { LevelPlace } from './park.server.ts';
import styles from './PlaceList.module.css';

export interface PlaceListProps {
  places: readonly LevelPlace[];
  /** Id of the place that was chosen. */
  chosen?: string | undefined;
  hrefOf: (id: string) => string;
}

/** The plan as a list: what the filter finds on this level. */
export function PlaceList({ places, chosen, hrefOf }: PlaceListProps) {
  const kinds = [
    ['Машиноместа', places.filter(({ matches, kind }) => matches && kind === 'parking')],
    ['Кладовые', places.filter(({ matches, kind }) => matches && kind === 'storage')],
  ] as const;
  return (
    <div className={styles.lists}>
      {kinds
        .filter(([, found]) => found.length > 0)
        .map(([title, found]) => (
          <details key={title} className={styles.kind} open={found.length <= 24}>
            <summary>
              <h3>{title}</h3>
              <span>{found.length}</span>
            </summary>
            <ul className={styles.rows}>
              {found.map((place) => (
                <li key={place.id}>
                  <a
                    href={hrefOf(place.id)}
                    aria-current={place.id === chosen ? 'true' : undefined}
                    data-keep-scroll=""
                  >
                    <b>{placeTitle(place)}</b>
                    <span>
                      {measureWords(place)}
                      {place.charging && ', зарядка'}
                      {place.status !== 'free' && `, ${statusWords(place)}`}
                    </span>
                    {place.price !== null && <strong>{formatMoney(place.price)}</strong>}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </div>
  );
}

import { formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { premisesListing, type PremisesState } from '../shared/premises-url.ts';
import { areasWords, unitsWords } from '../shared/premises-words.ts';
import type { PremisesFound } from '../shared/premises.server.ts';
import styles from './PremisesComplexes.module.css';

export interface PremisesComplexesProps {
  complexes: PremisesFound['complexes'];
  /** Filters that go along to the page of a complex. */
  search: PremisesState;
}

/** Complexes with what their ground floors offer, a link each. */
export function PremisesComplexes({ complexes, search }: PremisesComplexesProps) {
  const query = premisesListing.write(
    premisesListing.lift(search, ['complex', 'building', 'sort']),
  );
  return (
    <ul className={styles.list}>
      {complexes.map((complex) => (
        <li key={complex.vendor}>
          <a className={styles.card} href={`/kommerciya/${complex.vendor}${query}`}>
            <div className={styles.picture}>
              <Picture
                picture={{ ...complex.picture, alt: '' }}
                sizes="(min-width: 1360px) 25vw, (min-width: 900px) 50vw, 116px"
              />
            </div>
            <div className={styles.words}>
              <h2>{complex.name}</h2>
              <p>{complex.place}</p>
              <p className={styles.facts}>
                <b>
                  {complex.priceFrom === null
                    ? 'по\u00a0фильтрам ничего нет'
                    : `от\u00a0${formatMillions(complex.priceFrom)}`}
                </b>
                {complex.areaFrom !== null && complex.areaTo !== null && (
                  <span>
                    {unitsWords(complex.count)}, {areasWords(complex.areaFrom, complex.areaTo)}
                  </span>
                )}
                <span>Ключи: {formatQuarter(complex.handover)}</span>
              </p>
            </div>
          </a>
        </li>
      ))}
    </ul>
  );
}

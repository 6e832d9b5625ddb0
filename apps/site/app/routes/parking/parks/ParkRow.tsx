import { formatMillions, formatMoney, formatQuarter } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { parkListing, type PlacesState } from '../shared/place-url.ts';
import { levelName, placesWords, roomsWords } from '../shared/place-words.ts';
import styles from './ParkRow.module.css';
import type { ParksFound } from './parks.server.ts';

type Complex = ParksFound['complexes'][number];

export interface ParkRowProps {
  complex: Complex;
  /** Filters that go along to the level plan. */
  state: PlacesState;
}

/** One complex with its car park, a link as a whole. */
export function ParkRow({ complex, state }: ParkRowProps) {
  const { complex: _complex, sort: _sort, page: _page, ...query } = state.query;
  const search = parkListing.write({ query, refused: [] });
  return (
    <a className={styles.row} href={`/parking/${complex.vendor}${search}`}>
      <div className={styles.picture}>
        <Picture picture={{ ...complex.picture, alt: '' }} sizes="(min-width: 900px) 240px, 96px" />
      </div>
      <div className={styles.name}>
        <h3>{complex.name}</h3>
        <p>{complex.place}</p>
      </div>
      <dl className={styles.facts}>
        <Offer name="Машиноместа" words={placesWords} {...complex.parking} />
        <Offer name="Кладовые" words={roomsWords} {...complex.storage} />
        <div>
          <dt>Уровни</dt>
          <dd>{complex.levels.map(levelName).join(', ')}</dd>
        </div>
        <div>
          <dt>Ключи</dt>
          <dd>{formatQuarter(complex.handover)}</dd>
        </div>
      </dl>
    </a>
  );
}

interface OfferProps {
  name: string;
  words: (count: number) => string;
  count: number;
  priceFrom: number | null;
}

function Offer({ name, words, count, priceFrom }: OfferProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {priceFrom === null ? 'нет' : `от\u00a0${priceWords(priceFrom)}`}
        {count > 0 && <small>{words(count)}</small>}
      </dd>
    </div>
  );
}

/** Kopecks of a price below a million are told whole: a tenth of a million is a third of a storeroom. */
function priceWords(price: number): string {
  return price < 100_000_000 ? formatMoney(price) : formatMillions(price);
}

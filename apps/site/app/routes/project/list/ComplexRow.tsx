import { formatCount, formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { countFlats } from '../../../store/apartments/count-flats.ts';
import type { CatalogueObject } from '../../../store/objects/index.ts';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import styles from './ComplexRow.module.css';

export interface ComplexRowProps {
  complex: CatalogueObject;
  /** Its picture is the page's main one. */
  first: boolean;
}

const MINUTES = ['минута', 'минуты', 'минут'] as const;

/** One complex with its facts, a link as a whole. */
export function ComplexRow({ complex, first }: ComplexRowProps) {
  const { name, place, priceFrom, free, handover, metro, coordinate, housingClass, headline } =
    complex;
  return (
    <a className={styles.row} href={`/obekty/${complex.vendor}`}>
      <div className={styles.picture}>
        <Picture
          picture={{ ...complex.picture, alt: '' }}
          sizes="(min-width: 900px) 42vw, 100vw"
          priority={first}
        />
      </div>
      <div className={styles.words}>
        <div>
          <h2>{name}</h2>
          <p className="muted">{place}</p>
          <Coordinate value={coordinate} />
          {headline && <p className={styles.reason}>{headline}</p>}
        </div>
        <dl>
          <div>
            <dt>Цена</dt>
            <dd>
              {priceFrom === null ? 'нет в\u00a0продаже' : `от\u00a0${formatMillions(priceFrom)}`}
            </dd>
          </div>
          <div>
            <dt>В&nbsp;продаже</dt>
            <dd>{countFlats(free)}</dd>
          </div>
          <div>
            <dt>Ключи</dt>
            <dd>{formatQuarter(handover)}</dd>
          </div>
          <div>
            <dt>Класс</dt>
            <dd>{housingClass}</dd>
          </div>
          {metro && (
            <div>
              <dt>Метро</dt>
              <dd>
                {metro.name}, {formatCount(metro.minutes, MINUTES)}
              </dd>
            </div>
          )}
        </dl>
      </div>
    </a>
  );
}

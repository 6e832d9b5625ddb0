import { formatMillions, formatQuarter } from '@m30/ui-kit/format';
import { Picture } from '@m30/ui-kit/picture';
import { countFlats } from '../../store/apartments/count-flats.ts';
import type { CatalogueObject } from '../../store/objects/index.ts';
import { Coordinate } from '../coordinate/Coordinate.tsx';
import styles from './HomeCard.module.css';

export interface HomeCardProps {
  home: CatalogueObject;
  /** `sizes` of the picture; its height is the custom property `--m30-picture`. */
  sizes: string;
}

/** A complex with its picture, place, price and handover, one link as a whole. */
export function HomeCard({ home, sizes }: HomeCardProps) {
  const { name, place, priceFrom, free, handover, coordinate } = home;
  return (
    <a className={styles.card} href={`/obekty/${home.vendor}`}>
      <div className={styles.picture}>
        {/* The name stands beside the picture: said once is enough. */}
        <Picture picture={{ ...home.picture, alt: '' }} sizes={sizes} />
      </div>
      <div className={styles.caption}>
        <h3>{name}</h3>
        {priceFrom !== null && <b>от&nbsp;{formatMillions(priceFrom)}</b>}
        <p>{place}</p>
        <p>
          {countFlats(free)} · {formatQuarter(handover)}
        </p>
        <Coordinate value={coordinate} />
      </div>
    </a>
  );
}

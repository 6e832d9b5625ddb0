import { formatMillions } from '@m30/ui-kit/format';
import { Coordinate } from '../../../components/coordinate/Coordinate.tsx';
import type { HomeData } from '../data/home.server.ts';
import styles from './Hero.module.css';

export interface HeroPlateProps {
  home: HomeData['homes'][number];
  /** Place of the meridian, per cent of the width. */
  place: number;
}

/** Name, place and price of the shown home, on a white plate at its meridian. */
export function HeroPlate({ home, place }: HeroPlateProps) {
  return (
    <div
      className={styles.plate}
      style={{ left: `${place}%` }}
      data-tone="surface"
      // Near the east edge the plate stands to the west of its meridian.
      data-side={place > 80 ? 'west' : 'east'}
      data-phone-side={place > 45 ? 'west' : 'east'}
      aria-live="polite"
    >
      <a href={`/obekty/${home.vendor}`}>
        <b>{home.name}</b>
        <Coordinate value={home.coordinate} />
        {home.priceFrom !== null && <span>от&nbsp;{formatMillions(home.priceFrom)}</span>}
      </a>
    </div>
  );
}

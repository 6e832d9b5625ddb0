import type { MouseEvent } from 'react';
import { levelsOf } from '../../../components/longitude/dodge.ts';
import { placeOf } from '../../../components/longitude/scale.ts';
import type { HomeData } from '../data/home.server.ts';
import styles from './Hero.module.css';

type Home = HomeData['homes'][number];

export interface HeroPointsProps {
  /** From west to east. */
  homes: readonly Home[];
  shown: Home;
  onShow: (home: Home, event: MouseEvent) => void;
}

/** Nearer than this, per cent of a desk's width, two points can't both be pressed. */
const GAP = 2.8;

/** The homes on the scale: links that switch the hero where script runs. */
export function HeroPoints({ homes, shown, onShow }: HeroPointsProps) {
  const places = homes.map(({ coordinate }) => placeOf(coordinate[1]));
  const levels = levelsOf(places, GAP);
  return (
    <nav className={styles.points} aria-label="Дома по долготе">
      {homes.map((home, index) => (
        <a
          key={home.vendor}
          href={`/obekty/${home.vendor}`}
          style={{ left: `${places[index]}%` }}
          data-level={levels[index]}
          aria-label={home.name}
          aria-current={home === shown || undefined}
          title={home.name}
          onClick={(event) => onShow(home, event)}
        />
      ))}
    </nav>
  );
}

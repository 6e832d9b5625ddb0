import { parkListing, type ParkState } from '../shared/place-url.ts';
import { levelName, placesWords, roomsWords } from '../shared/place-words.ts';
import styles from './LevelLinks.module.css';
import type { ParkFound } from './park.server.ts';

export interface LevelLinksProps {
  action: string;
  state: ParkState;
  levels: ParkFound['levels'];
  current: number;
}

/** Levels of the car park with what is found there; each has an address of its own. */
export function LevelLinks({ action, state, levels, current }: LevelLinksProps) {
  const { place: _place, ...query } = state.query;
  return (
    <nav className={styles.levels} aria-label="Уровни">
      {levels.map(({ level, parking, storage }) => (
        <a
          key={level}
          href={action + parkListing.write({ ...state, query: { ...query, level: String(level) } })}
          aria-current={level === current ? 'page' : undefined}
          data-keep-scroll=""
        >
          <b>{levelName(level)}</b>
          <span>
            {[parking > 0 && placesWords(parking), storage > 0 && roomsWords(storage)]
              .filter(Boolean)
              .join(', ') || 'ничего не\u00a0найдено'}
          </span>
        </a>
      ))}
    </nav>
  );
}

import type { Facade } from '../building/BuildingPage.tsx';
import { floorWords } from './floor-words.ts';
import styles from './PickerPage.module.css';
import { floorHref } from './read-floor.ts';

export interface FloorListProps {
  floors: Facade['floors'];
  /** The floor that is marked. */
  chosen: number | null;
}

/** The floors from top to bottom, each with what is free on it. */
export function FloorList({ floors, chosen }: FloorListProps) {
  return (
    <nav aria-labelledby="floors-title">
      <h2 id="floors-title" className={styles.title}>
        Этажи
      </h2>
      <ul className={styles.floors}>
        {floors.map((floor) => (
          <li key={floor.floor}>
            <a
              href={floorHref(floor.floor)}
              data-keep-scroll
              aria-current={floor.floor === chosen ? 'true' : undefined}
            >
              <b>{floor.floor}</b>
              <span>{floorWords(floor)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { RefObject } from 'react';
import { plural } from '@m30/ui-kit/format';
import styles from './HouseLabels.module.css';

/** Puts the plate of a building to a place of the canvas, pixels. */
export type LabelPlaces = Map<string, (x: number, y: number) => void>;

const FREE = ['свободна', 'свободны', 'свободны'] as const;

export interface HouseLabelsProps {
  houses: readonly { building: string; name: string; free: number }[];
  /** Filled while they are shown: the viewer moves them with each frame. */
  places: RefObject<LabelPlaces>;
}

/** Names of the buildings over their roofs; the list beside the model says the same. */
export function HouseLabels({ houses, places }: HouseLabelsProps) {
  return (
    <div className={styles.labels} aria-hidden="true">
      {houses.map(({ building, name, free }) => (
        <span
          key={building}
          ref={(plate) => {
            if (!plate) return;
            places.current.set(building, (x, y) => {
              plate.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
            });
            return () => {
              places.current.delete(building);
            };
          }}
        >
          <b>
            {name}
            <small>
              {free} {plural(free, FREE)}
            </small>
          </b>
        </span>
      ))}
    </div>
  );
}

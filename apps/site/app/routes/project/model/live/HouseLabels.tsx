import type { RefObject } from 'react';
import { plural } from '@m30/ui-kit/format';
import styles from './HouseLabels.module.css';

const FREE = ['свободна', 'свободны', 'свободны'] as const;

interface HouseLabel {
  building: string;
  name: string;
  free: number;
}

export interface HouseLabelsProps {
  houses: readonly HouseLabel[];
  /** Plates in the order of the houses, then the letter of the north: the viewer moves them with each frame. */
  layer: RefObject<HTMLDivElement | null>;
}

/** Names of the buildings over their roofs; the list beside the model says the same. */
export function HouseLabels({ houses, layer }: HouseLabelsProps) {
  return (
    <div ref={layer} className={styles.labels} aria-hidden="true">
      {houses.map(({ building, name, free }) => (
        <span key={building}>
          <b>
            {name}
            <small>{free > 0 ? `${free} ${plural(free, FREE)}` : 'нет свободных'}</small>
          </b>
        </span>
      ))}
      <span>
        <i>С</i>
      </span>
    </div>
  );
}

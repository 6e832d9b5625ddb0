import { countWords } from '../data/offer-words.ts';
import type { Point, Shape } from '../data/picker-data.ts';
import styles from './PickerStage.module.css';

export interface BuildingLabelsProps {
  shapes: readonly Shape[];
  picture: { width: number; height: number };
  active: string | null;
}

/** Names of the buildings upon the picture; their links say the same. */
export function BuildingLabels({ shapes, picture, active }: BuildingLabelsProps) {
  return (
    <div className={styles.labels} aria-hidden="true">
      {shapes.map(({ choice, polygons }) => {
        const [x, y] = middleOf(polygons.flat());
        return (
          <span
            key={choice.id}
            data-active={choice.id === active || undefined}
            style={{
              left: `${(x / picture.width) * 100}%`,
              top: `${(y / picture.height) * 100}%`,
            }}
          >
            <b>{choice.title}</b>
            <small>{countWords(choice)}</small>
          </span>
        );
      })}
    </div>
  );
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
}

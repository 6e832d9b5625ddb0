import type { Point } from '../../core/projection.ts';
import styles from './MapOverlay.module.css';

export interface AreaShapeProps {
  label: string;
  rings: readonly (readonly Point[])[];
  /** Its place among the areas: each has a colour of its own. */
  index: number;
}

/** Land that is marked on the map. */
export function AreaShape({ label, rings, index }: AreaShapeProps) {
  const path = rings
    .map((ring) => `M${ring.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`)
    .join('');
  return (
    <svg className={styles.area} data-index={index} role="img" aria-label={label}>
      <path d={path} fillRule="evenodd" />
    </svg>
  );
}

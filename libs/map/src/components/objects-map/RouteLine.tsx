import type { Point } from '../../core/projection.ts';
import styles from './MapOverlay.module.css';

/** The way by car, with a ring at its goal. */
export function RouteLine({ points }: { points: readonly Point[] }) {
  const path = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const goal = points.at(-1);
  return (
    <svg className={styles.route} role="img" aria-label="Дорога на карте">
      <polyline className={styles.casing} points={path} />
      <polyline points={path} />
      {goal && <circle cx={goal.x} cy={goal.y} r={6} />}
    </svg>
  );
}

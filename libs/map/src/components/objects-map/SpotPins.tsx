import type { CSSProperties } from 'react';
import { clustersOf } from '../../core/cluster.ts';
import { CLUSTER } from '../../core/constants.ts';
import { labelSides } from '../../core/label.ts';
import type { MapSpot } from '../../core/map-data.ts';
import type { Coordinate, Point } from '../../core/projection.ts';
import styles from './SpotPins.module.css';

export interface SpotPinsProps {
  spots: readonly MapSpot[];
  /** Where markers of objects stand: no pin covers one. */
  occupied: readonly Point[];
  active: string | null;
  pixels: (coordinate: Coordinate) => Point;
  at: (coordinate: Coordinate) => CSSProperties;
  /** Pixels from the left of the map that names may use. */
  nameWidth: number;
}

/** Places around the objects as pins; the list beside the map says the same, so that only eyes need them. */
export function SpotPins({ spots, occupied, active, pixels, at, nameWidth }: SpotPinsProps) {
  const groups = clustersOf(spots, ({ coordinate }) => pixels(coordinate), CLUSTER).filter(
    ({ point, items }) =>
      items.some(({ id }) => id === active) ||
      occupied.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) >= CLUSTER),
  );
  const sides = labelSides(
    [
      ...occupied.map((point) => ({ point, name: '' })),
      ...groups.map(({ point, items: [first, second] }) => ({
        point,
        name: first && !second ? first.label : '',
      })),
    ],
    nameWidth,
  ).slice(occupied.length);
  return groups.map(({ items }, index) => {
    const [first] = items;
    if (!first) return null;
    return (
      <span
        key={first.id}
        className={styles.pin}
        style={at(first.coordinate)}
        data-side={sides[index]}
        data-active={items.some(({ id }) => id === active) || undefined}
        title={items.map(({ label }) => label).join('; ')}
        aria-hidden="true"
      >
        <b>{items.length > 1 ? items.length : first.mark}</b>
        {items.length === 1 && <span className={styles.name}>{first.label}</span>}
      </span>
    );
  });
}

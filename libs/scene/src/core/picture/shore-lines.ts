import type { Point, Ring } from '../scene/scene.schema.ts';

/** First line from the shore, metres; each next one is so many times as far. */
const FIRST = 0.9;
const GROWTH = 1.2;

/** A straight piece of shore: its ends, and the unit vector across it. */
export interface Shore {
  from: Point;
  to: Point;
  outX: number;
  outY: number;
}

/** A water's longest shore; of two as long the one that is nearer to the houses. */
export function shoreOf(ring: Ring): Shore {
  let longest = 0;
  let nearest = Infinity;
  let shore: Shore = { from: [0, 0], to: [0, 0], outX: 0, outY: 0 };
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const away = Math.hypot(ax + bx, ay + by);
    if (length < longest * 0.99 || (length < longest * 1.01 && away >= nearest)) return;
    longest = length;
    nearest = away;
    shore = { from: [ax, ay], to: [bx, by], outX: (by - ay) / length, outY: (ax - bx) / length };
  });
  return shore;
}

/** Where the lines along a shore are, metres from it, up to a distance. */
export function shoreSteps(farthest: number): number[] {
  const count = Math.max(0, Math.ceil(Math.log(farthest / FIRST) / Math.log(GROWTH)));
  return Array.from({ length: count }, (_, index) => FIRST * GROWTH ** index);
}

/**
 * Numbers the bands between lines that follow a water's longest shore, as contours on a chart do.
 * @returns number of the band of a place
 */
export function shoreLines(ring: Ring): (x: number, y: number) => number {
  const { from, outX, outY } = shoreOf(ring);
  return (x, y) => {
    const away = Math.abs((x - from[0]) * outX + (y - from[1]) * outY);
    return away < FIRST ? 0 : 1 + Math.floor(Math.log(away / FIRST) / Math.log(GROWTH));
  };
}

import type { Point, Ring } from '../scene/scene.schema.ts';

/** First line from the shore, metres; each next one is so many times as far. */
const FIRST = 0.9;
const GROWTH = 1.2;

/**
 * Numbers the bands between lines that follow a water's longest shore, as contours on a chart do.
 * @returns number of the band of a place
 */
export function shoreLines(ring: Ring): (x: number, y: number) => number {
  let longest = 0;
  let shore = { x: 0, y: 0, outX: 0, outY: 0 };
  ring.forEach(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    // The far side of a water is as long as its near one: the one that is nearer to the houses counts.
    const isNearer = Math.hypot(ax + bx, ay + by) < Math.hypot(shore.x, shore.y) * 2;
    if (length < longest * 0.99 || (length < longest * 1.01 && !isNearer)) return;
    longest = length;
    shore = {
      x: (ax + bx) / 2,
      y: (ay + by) / 2,
      outX: (by - ay) / length,
      outY: (ax - bx) / length,
    };
  });
  return (x, y) => {
    const away = Math.abs((x - shore.x) * shore.outX + (y - shore.y) * shore.outY);
    return away < FIRST ? 0 : 1 + Math.floor(Math.log(away / FIRST) / Math.log(GROWTH));
  };
}

import type { Coordinate } from '../travel/types.ts';

/** Axes of the rivers that are crossed by their bridges alone; points are [longitude, latitude]. */
export type RiverData = Readonly<Record<string, readonly (readonly [number, number])[]>>;

type Point = readonly [number, number];

/** On which side of a line a point lies: its sign. */
const side = (a: Point, b: Point, point: Point) =>
  (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]);

/** Tells whether a straight way would go through a big river. */
export function createRivers(data: RiverData): (from: Coordinate, to: Coordinate) => boolean {
  const pieces = Object.values(data).flatMap((axis) =>
    axis.slice(1).map((end, index) => [axis[index] ?? end, end] as const),
  );
  return (from, to) => {
    const [a, b]: [Point, Point] = [
      [from[1], from[0]],
      [to[1], to[0]],
    ];
    const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
    return pieces.some(
      ([start, end]) =>
        Math.max(start[0], end[0]) >= west &&
        Math.min(start[0], end[0]) <= east &&
        side(a, b, start) * side(a, b, end) < 0 &&
        side(start, end, a) * side(start, end, b) < 0,
    );
  };
}

import type { Point } from '../scene/scene.schema.ts';
import type { Solid } from './solid.ts';

/** Corners of a rectangle, counter-clockwise. */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/**
 * A body with upright walls.
 * @param ring convex, counter-clockwise
 */
export function prism(name: string, ring: readonly Point[], base: number, top: number): Solid {
  const planes = [...wallsOf(ring), 0, 0, -1, -base, 0, 0, 1, top];
  return { name, ring, base, top, full: top, planes: Float64Array.from(planes) };
}

/** A pitched roof on a rectangle, its ridge along the longer side; the eaves are at `base`. */
export function gable(name: string, ring: readonly Point[], base: number, height: number): Solid {
  const [[x0, y0], , [x1, y1]] = ring as [Point, Point, Point, Point];
  const isAlongX = x1 - x0 >= y1 - y0;
  const half = (isAlongX ? y1 - y0 : x1 - x0) / 2;
  // A slope rises by `height` over `half`: its normal is (height, half) in the plane across the ridge.
  const [low, high] = isAlongX ? [y0, y1] : [x0, x1];
  const slopes = [-1, 1].flatMap((side) => {
    const edge = side < 0 ? low : high;
    const normal = isAlongX ? [0, side * height, half] : [side * height, 0, half];
    return [...normal, side * height * edge + half * base];
  });
  const planes = [...wallsOf(ring), 0, 0, -1, -base, ...slopes];
  return {
    name,
    ring,
    base,
    top: base + height,
    full: base,
    planes: Float64Array.from(planes),
  };
}

function wallsOf(ring: readonly Point[]): number[] {
  return ring.flatMap(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    const [nx, ny] = [nextY - y, x - nextX];
    return [nx, ny, 0, nx * x + ny * y];
  });
}

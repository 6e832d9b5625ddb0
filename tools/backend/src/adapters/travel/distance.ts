import type { Coordinate } from './types.ts';

/** Metres a degree, northward and at the latitude of Saint Petersburg eastward; what the road graph was measured by. */
export const NORTH = 111_290;
const EAST = 111_320 * Math.cos((59.93 * Math.PI) / 180);

/** Metres between two points as the crow flies; flat, so for one region only. */
export function metresBetween(a: Coordinate, b: Coordinate): number {
  const north = (a[0] - b[0]) * NORTH;
  const east = (a[1] - b[1]) * EAST;
  // Asked about by the thousand: `Math.hypot` takes ten times as long.
  return Math.sqrt(north * north + east * east);
}

/** The point of a straight piece of road that is nearest to a place. */
export function nearestOn(from: Coordinate, to: Coordinate, place: Coordinate): Coordinate {
  const north = (to[0] - from[0]) * NORTH;
  const east = (to[1] - from[1]) * EAST;
  const along = (place[0] - from[0]) * NORTH * north + (place[1] - from[1]) * EAST * east;
  const share = Math.min(1, Math.max(0, along / (north ** 2 + east ** 2 || 1)));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

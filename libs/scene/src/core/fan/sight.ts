import { azimuthOf, BINS, turn } from '../azimuth/azimuth.ts';
import type { Point } from '../scene/scene.schema.ts';

export type PlanPoint = readonly [x: number, y: number];

/** A convex footprint as one place sees it: distances on the level at which rays enter it, by bins of azimuth. */
export interface Sight {
  first: number;
  last: number;
  /** Least distance in a bin from `first` on, at its edges and corners. */
  near: Float64Array;
  /** Greatest one; `Infinity` in a bin that is not all covered. */
  far: Float64Array;
}

/**
 * Looks at a footprint from outside of it.
 * @param start a place nearby: azimuths are counted so that its and this one's are not a turn apart
 */
export function sightOf(ring: readonly Point[], place: PlanPoint, start: PlanPoint): Sight {
  const middle = middleOf(ring);
  const direction = bearing(start, middle);
  const own = direction + turn(bearing(place, middle) - direction);
  const corners = ring.map((corner) => own + turn(bearing(place, corner) - own)).map(toBins);
  const [from, to] = [Math.min(...corners), Math.max(...corners)];
  const [first, last] = [Math.floor(from), Math.floor(to)];
  const near = new Float64Array(last - first + 1).fill(Infinity);
  const far = new Float64Array(last - first + 1);
  const note = (bin: number, distance: number) => {
    const index = bin - first;
    if (index < 0 || index >= near.length) return;
    near[index] = Math.min(near[index] as number, distance);
    far[index] = Math.max(far[index] as number, distance);
  };
  // A ray along the edge of two bins counts for both, one that passes by leaves them uncovered.
  for (let edge = first; edge <= last + 1; edge += 1) {
    const distance = edge < from || edge > to ? Infinity : entryAt(ring, place, edge);
    note(edge - 1, distance);
    note(edge, distance);
  }
  corners.forEach((at, index) => {
    const [x, y] = ring[index] as Point;
    note(Math.floor(at), Math.hypot(x - place[0], y - place[1]));
  });
  return { first, last, near, far };
}

const toBins = (azimuth: number) => (azimuth * BINS) / 360;

const bearing = ([x, y]: PlanPoint, [toX, toY]: PlanPoint) => azimuthOf(toX - x, toY - y);

function middleOf(ring: readonly Point[]): PlanPoint {
  const sum = ring.reduce(([x, y], [nextX, nextY]) => [x + nextX, y + nextY], [0, 0]);
  return [sum[0] / ring.length, sum[1] / ring.length];
}

export const isInside = (ring: readonly Point[], [x, y]: PlanPoint): boolean =>
  ring.every(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });

/** Where a ray along an edge of bins enters a convex counter-clockwise ring; `Infinity` if it passes by. */
function entryAt(ring: readonly Point[], [x, y]: PlanPoint, edge: number): number {
  const angle = (edge * 2 * Math.PI) / BINS;
  const [east, north] = [Math.sin(angle), Math.cos(angle)];
  let enter = 0;
  let leave = Infinity;
  for (let i = 0; i < ring.length; i += 1) {
    const [ax, ay] = ring[i] as Point;
    const [bx, by] = ring[i + 1 === ring.length ? 0 : i + 1] as Point;
    const [nx, ny] = [by - ay, ax - bx];
    const along = nx * east + ny * north;
    const outside = nx * (x - ax) + ny * (y - ay);
    if (along < 0) enter = Math.max(enter, -outside / along);
    else if (along > 0) leave = Math.min(leave, -outside / along);
    else if (outside > 0) return Infinity;
  }
  return enter <= leave ? enter : Infinity;
}

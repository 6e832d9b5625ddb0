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
  const front = frontOf(ring, place);
  // A ray along the edge of two bins counts for both, one that passes by leaves them uncovered.
  for (let edge = first; edge <= last + 1; edge += 1) {
    const distance = edge < from || edge > to ? Infinity : entryAt(front, edge);
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

/** The walls of a convex counter-clockwise ring that a place outside is in front of: normal, and how far in front; three numbers each. */
function frontOf(ring: readonly Point[], [x, y]: PlanPoint): number[] {
  return ring.flatMap(([ax, ay], index) => {
    const [bx, by] = ring[index + 1 === ring.length ? 0 : index + 1] as Point;
    const [nx, ny] = [by - ay, ax - bx];
    const outside = nx * (x - ax) + ny * (y - ay);
    return outside > 0 ? [nx, ny, outside] : [];
  });
}

const EAST = Float64Array.from({ length: BINS }, (_, edge) =>
  Math.sin((edge * 2 * Math.PI) / BINS),
);
const NORTH = Float64Array.from({ length: BINS }, (_, edge) =>
  Math.cos((edge * 2 * Math.PI) / BINS),
);

/** Where a ray along an edge of bins, between two corners of a ring, enters it: through the farthest wall of its front. */
function entryAt(front: readonly number[], edge: number): number {
  const bin = ((edge % BINS) + BINS) % BINS;
  const [east, north] = [EAST[bin] as number, NORTH[bin] as number];
  let enter = 0;
  for (let i = 0; i < front.length; i += 3) {
    const along = (front[i] as number) * east + (front[i + 1] as number) * north;
    // A ray that goes beside a wall meets the ring in a corner at most.
    if (along >= 0) return Infinity;
    enter = Math.max(enter, -(front[i + 2] as number) / along);
  }
  return enter;
}

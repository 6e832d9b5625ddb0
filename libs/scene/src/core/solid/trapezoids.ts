import type { Point, Ring } from '../scene/scene.schema.ts';

interface Edge {
  low: Point;
  high: Point;
}

/** Convex pieces of a footprint, counter-clockwise: itself where it is one. Rings after the first are courtyards. */
export function convexPieces(rings: readonly Ring[]): Point[][] {
  const [outer] = rings;
  if (rings.length > 1 || !outer) return trapezoids(rings);
  const turns = outer.map((point, index) => turnAt(outer, point, index));
  if (turns.every((turn) => turn > 0)) return [outer];
  if (turns.every((turn) => turn < 0)) return [outer.toReversed()];
  return trapezoids(rings);
}

/** Positive where the ring turns to the left. */
function turnAt(ring: Ring, [x, y]: Point, index: number): number {
  const [beforeX, beforeY] = ring.at(index - 1) as Point;
  const [afterX, afterY] = ring[(index + 1) % ring.length] as Point;
  return (x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x);
}

/**
 * Cuts a footprint of any shape into convex pieces along the horizontals through its corners. What an even number of
 * rings covers is outside, so courtyards need no other care.
 */
function trapezoids(rings: readonly Ring[]): Point[][] {
  const edges = rings.flatMap(edgesOf);
  const levels = [...new Set(edges.flatMap(({ low, high }) => [low[1], high[1]]))].sort(
    (one, other) => one - other,
  );
  return levels.slice(1).flatMap((top, index) => between(edges, levels[index] as number, top));
}

/** Level edges are left out: the pieces beside them end there anyway. */
function edgesOf(ring: Ring): Edge[] {
  return ring.flatMap((point, index) => {
    const next = ring[(index + 1) % ring.length] as Point;
    if (next[1] === point[1]) return [];
    return [next[1] > point[1] ? { low: point, high: next } : { low: next, high: point }];
  });
}

function between(edges: readonly Edge[], bottom: number, top: number): Point[][] {
  const middle = (bottom + top) / 2;
  const crossing = edges
    .filter(({ low, high }) => low[1] < middle && high[1] > middle)
    .sort((one, other) => at(one, middle) - at(other, middle));
  return crossing.flatMap((left, index) => {
    const right = crossing[index + 1];
    if (index % 2 === 1 || !right) return [];
    const corners: Point[] = [
      [at(left, bottom), bottom],
      [at(right, bottom), bottom],
      [at(right, top), top],
      [at(left, top), top],
    ];
    const piece = corners.filter(([x, y], i) => !same([x, y], corners[(i + 3) % 4] as Point));
    // Between levels that rounding has put apart there is none.
    return piece.length < 3 ? [] : [piece];
  });
}

const at = ({ low, high }: Edge, y: number): number =>
  low[0] + ((high[0] - low[0]) * (y - low[1])) / (high[1] - low[1]);

/** Two edges meet in one corner, also where rounding puts them apart: between such corners a wall could look to any side. */
const same = (one: Point, other: Point) =>
  Math.abs(one[0] - other[0]) < NEAR && Math.abs(one[1] - other[1]) < NEAR;

/** Metres. */
const NEAR = 1e-6;

import type { Point } from '../../../src/modules/media/outlines.ts';

/** Twice the signed area of a triangle; its sign says on which side the third point lies. */
function cross([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Convex hull by Andrew's monotone chain. */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...chainOf(sorted), ...chainOf(sorted.toReversed())];
}

function turnsBack(chain: readonly Point[], point: Point): boolean {
  const [before, last] = chain.slice(-2);
  return before !== undefined && last !== undefined && cross(before, last, point) <= 0;
}

function chainOf(sorted: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    while (turnsBack(chain, point)) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

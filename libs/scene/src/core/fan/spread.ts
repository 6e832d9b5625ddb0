import { BINS } from '../azimuth/azimuth.ts';
import type { Solid } from '../solid/solid.ts';
import { isInside, sightOf, type PlanPoint } from './sight.ts';

export type Place = readonly [x: number, y: number, z: number];

type Body = Pick<Solid, 'ring' | 'base' | 'top' | 'full'>;

/**
 * Takes what a body does to the rays of a bin; slopes in metres a metre.
 * @param bin which may be a turn away from 0…719
 * @param over no steeper ray meets the body
 * @param under every ray that is less steep and does not fall is stopped by it, from whichever place; −∞: none surely is
 */
export type Visit = (bin: number, over: number, under: number) => void;

/** Between the edges of a bin of half a degree a wall may be nearer than at both by less than this share; and rounding. */
const SLACK = 1e-4;

/** Tells each bin in which a body is seen from one of several places near each other, and how high it reaches there. */
export function spread({ ring, base, top, full }: Body, places: readonly Place[], visit: Visit) {
  const lowest = Math.min(...places.map(([, , z]) => z));
  const highest = Math.max(...places.map(([, , z]) => z));
  const plan = onPlan(places);
  if (plan.some((place) => isInside(ring, place))) {
    for (let bin = 0; bin < BINS; bin += 1) visit(bin, Infinity, -Infinity);
    return;
  }
  const [start] = plan as [PlanPoint];
  const sights = plan.map((place) => sightOf(ring, place, start));
  const first = Math.min(...sights.map((sight) => sight.first));
  const last = Math.max(...sights.map((sight) => sight.last));
  const canStop = base <= lowest && full > highest;
  for (let bin = first; bin <= last; bin += 1) {
    let near = Infinity;
    let far = 0;
    for (const sight of sights) {
      near = Math.min(near, sight.near[bin - sight.first] ?? Infinity);
      far = Math.max(far, sight.far[bin - sight.first] ?? Infinity);
    }
    const under = canStop && far < Infinity ? (full - highest) / (far * (1 + SLACK)) : -Infinity;
    visit(bin, (top - lowest) / (near * (1 - SLACK)), under);
  }
}

/** Places that stand above each other once. */
function onPlan(places: readonly Place[]): PlanPoint[] {
  const found = new Map(places.map(([x, y]) => [`${x} ${y}`, [x, y] as const]));
  return [...found.values()];
}

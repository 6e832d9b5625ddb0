import { BINS, turn } from '../azimuth/azimuth.ts';
import type { Fan } from '../fan/fan.ts';
import type { GlassPoint, SceneWindow } from '../window/window.ts';

/**
 * Slopes of the sun that decide a bin of azimuth without a ray: above `sunny` and below `until` the sun is in the window, below
 * `dark` it is not. One bin more than there are stands for the night.
 */
export interface Bounds {
  sunny: Float64Array;
  until: Float64Array;
  dark: Float64Array;
}

/** Rounding of a table in single precision. */
const SLACK = 1e-6;

/**
 * Joins what stands around with the window's own wall.
 * @param need points of the glass in the open sun that are enough
 */
export function boundsOf(
  fan: Fan,
  window: SceneWindow,
  points: readonly GlassPoint[],
  need: number,
): Bounds {
  const bounds: Bounds = {
    sunny: new Float64Array(BINS + 1).fill(Infinity),
    until: new Float64Array(BINS + 1),
    dark: new Float64Array(BINS + 1).fill(Infinity),
  };
  const limits = points.map((point) => limitOf(window, point));
  for (let bin = 0; bin < BINS; bin += 1) {
    const angles = [bin, bin + 1].map((edge) => turn((edge * 360) / BINS - window.facing));
    if (angles.every((angle) => Math.abs(angle) >= 90)) continue;
    const lit = angles.map((angle) => litAt(window, points, angle));
    const isPossible = points.filter((_, at) => lit.some((edge) => edge[at])).length >= need;
    const isSteep = angles.some((angle) => Math.abs(angle) > 89);
    if (!isPossible && !isSteep) continue;
    bounds.dark[bin] = (fan.under[bin] as number) * (1 - SLACK);
    if (isSteep) continue;
    // The sun rises least steeply against the wall where it stands farthest aside.
    const cos = Math.min(...angles.map((angle) => Math.cos((angle * Math.PI) / 180)));
    const surely = limits.filter((_, at) => lit.every((edge) => edge[at]));
    const limit = surely.sort((one, other) => other - one)[need - 1] ?? 0;
    const open = Math.max(fan.over[bin] as number, fan.crownsOver[bin] as number);
    bounds.sunny[bin] = open > 0 ? open * (1 + SLACK) : 0;
    bounds.until[bin] = limit * cos * (1 - SLACK);
  }
  return bounds;
}

/** Which points of the glass rays in a direction leave through the opening, as far as its sides go. */
function litAt({ width, reveal }: SceneWindow, points: readonly GlassPoint[], angle: number) {
  const aside = Math.tan((angle * Math.PI) / 180) * reveal;
  return points.map(([right]) => Math.abs(right + aside) < width / 2);
}

/** Rays from a point that rise less than this for a metre outwards meet neither the lintel nor what juts out. */
function limitOf({ height, reveal, projections }: SceneWindow, [, up]: GlassPoint): number {
  const slabs = projections.map(({ below, depth }) => (below - up) / (reveal + depth));
  return Math.min((height - up) / reveal, ...slabs);
}

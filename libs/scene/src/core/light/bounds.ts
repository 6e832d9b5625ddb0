import { BINS, turn } from '../azimuth/azimuth.ts';
import type { Fan } from '../fan/fan.ts';
import type { GlassPoint, SceneWindow } from '../window/window.ts';

/**
 * Slopes of the sun that decide a bin of azimuth without a ray: above `sunny` and below `until` the sun is in the window, below
 * `dark` and above `shut` it is not. One bin more than there are stands for the night.
 */
export interface Bounds {
  sunny: Float64Array;
  until: Float64Array;
  dark: Float64Array;
  shut: Float64Array;
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
    shut: new Float64Array(BINS + 1).fill(Infinity),
  };
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
    const cosines = angles.map((angle) => Math.cos((angle * Math.PI) / 180));
    const aside = angles.map((angle) => Math.tan((angle * Math.PI) / 180));
    const [lower, upper] = [Math.min(...aside), Math.max(...aside)];
    const limits = points.map((point) => limitsOf(window, point, lower, upper));
    const free = limits.filter((_, at) => lit.every((edge) => edge[at])).map(([least]) => least);
    const open = limits.filter((_, at) => lit.some((edge) => edge[at])).map(([, most]) => most);
    const last = (rises: number[]) => rises.sort((one, other) => other - one)[need - 1] ?? 0;
    const over = Math.max(fan.over[bin] as number, fan.crownsOver[bin] as number);
    bounds.sunny[bin] = over > 0 ? over * (1 + SLACK) : 0;
    bounds.until[bin] = last(free) * Math.min(...cosines) * (1 - SLACK);
    bounds.shut[bin] = last(open) * Math.max(...cosines) * (1 + SLACK);
  }
  return bounds;
}

/** Which points of the glass rays in a direction leave through the opening, as far as its sides go. */
function litAt({ width, reveal }: SceneWindow, points: readonly GlassPoint[], angle: number) {
  const aside = Math.tan((angle * Math.PI) / 180) * reveal;
  return points.map(([right]) => Math.abs(right + aside) < width / 2);
}

/**
 * How much rays from a point may rise for a metre outwards: with less they meet neither the lintel nor what juts out, with more than the
 * second they surely do.
 * @param lower least metres to the right for each metre outwards in a bin
 * @param upper most of them
 */
function limitsOf(
  { height, reveal, projections }: SceneWindow,
  [right, up]: GlassPoint,
  lower: number,
  upper: number,
): [least: number, most: number] {
  const lintel = (height - up) / reveal;
  let [least, most] = [lintel, lintel];
  for (const { from, to, below, thickness, depth } of projections) {
    // Aside by least and most, where the ray leaves the wall and where it passes the end of what juts out.
    const left = right + Math.min(lower * reveal, lower * (reveal + depth));
    const farthest = right + Math.max(upper * reveal, upper * (reveal + depth));
    if (farthest <= from || left >= to) continue;
    const rise = (below - up) / (reveal + depth);
    least = Math.min(least, rise);
    // Above its upper side a ray has met the lintel.
    const isAllBelow = left > from && farthest < to && below + thickness >= height;
    if (isAllBelow) most = Math.min(most, rise);
  }
  return [least, most];
}

import { fanOf, type Fan } from '../fan/fan.ts';
import { crownEntry, THROUGH_LEAVES, THROUGH_TWIGS } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { entryOf } from '../solid/solid.ts';
import type { SunYear } from '../sun/sun-year.ts';
import {
  facadeOf,
  leavesWall,
  ninths,
  placeOf,
  type GlassPoint,
  type SceneWindow,
} from '../window/window.ts';

/**
 * How much of the glass direct sun reaches at a minute, 0…1; light behind crowns counts by what they let through.
 * @param index `day * 1440 + minute`
 */
export type Light = (sun: SunYear, index: number, isBare: boolean) => number;

/** The sun is in a window when it reaches a third of the glass, or all of it through one bare crown. */
export const ENOUGH = 1 / 3;

interface LightOptions {
  /** Points of the glass that stand for equal parts of it. @default nine */
  points?: readonly GlassPoint[];
  /** Whether crowns take light away. @default true */
  trees?: boolean;
}

/** Prepares a window for the sun of any minute: some microseconds once, some nanoseconds a minute after. */
export function lightOf(
  geometry: Geometry,
  window: SceneWindow,
  { points = ninths(window), trees = true }: LightOptions = {},
): Light {
  const places = points.map((point) => placeOf(window, point));
  const bodies = trees ? geometry : { ...geometry, crowns: [] };
  const fan = fanOf(bodies, window, places, { downwards: false });
  const { outX, outY, rightX, rightY } = facadeOf(window);

  return (sun, index, isBare) => {
    const up = sun.up[index] as number;
    if (up <= 0) return 0;
    const east = sun.east[index] as number;
    const north = sun.north[index] as number;
    const out = east * outX + north * outY;
    if (out <= 1e-6) return 0;
    const bin = sun.bin[index] as number;
    const slope = sun.slope[index] as number;
    if (slope < (fan.under[bin] as number)) return 0;
    const isOpen = slope > (fan.over[bin] as number);
    const isLeafless = slope > (fan.crownsOver[bin] as number);
    const across = (east * rightX + north * rightY) / out;
    const rise = up / out;
    let light = 0;
    for (let i = 0; i < points.length; i += 1) {
      if (!leavesWall(window, points[i] as GlassPoint, across, rise)) continue;
      const [x, y, z] = places[i] as (typeof places)[number];
      if (!isOpen && isStopped(fan, bin, x, y, z, east, north, up)) continue;
      light += isLeafless ? 1 : through(fan, bin, isBare, x, y, z, east, north, up);
    }
    return light / points.length;
  };
}

function isStopped(
  { solids }: Fan,
  bin: number,
  x: number,
  y: number,
  z: number,
  east: number,
  north: number,
  up: number,
): boolean {
  for (const solid of solids[bin] ?? []) {
    if (entryOf(solid, x, y, z, east, north, up) < Infinity) return true;
  }
  return false;
}

/** Share of the light that the crowns on its way let through. */
function through(
  { crowns }: Fan,
  bin: number,
  isBare: boolean,
  x: number,
  y: number,
  z: number,
  east: number,
  north: number,
  up: number,
): number {
  let share = 1;
  for (const crown of crowns[bin] ?? []) {
    if (crownEntry(crown, x, y, z, east, north, up) === Infinity) continue;
    share *= isBare && crown.deciduous ? THROUGH_TWIGS : THROUGH_LEAVES;
  }
  return share;
}

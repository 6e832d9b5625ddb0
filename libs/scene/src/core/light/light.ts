import { fanOf, type Fan } from '../fan/fan.ts';
import { runsOf, type RunDecision } from './runs.ts';
import { boundsOf } from './bounds.ts';
import { crownEntry, THROUGH_LEAVES, THROUGH_TWIGS } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { entryOf, type Solid } from '../solid/solid.ts';
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
 * Whether the sun is in a window at a minute.
 * @param index `day * 1440 + minute`
 */
export interface Light {
  (sun: SunYear, index: number, isBare: boolean): boolean;
  /** Decides many minutes at once. */
  run: RunDecision;
}

/** The sun is in a window when it reaches a third of the glass, or all of it through one bare crown. */
export const ENOUGH = 1 / 3;

/** Sums of powers of a crown's share are compared with this slack. */
const SLACK = 1e-9;

interface LightOptions {
  /** Points of the glass that stand for equal parts of it. @default nine */
  points?: readonly GlassPoint[];
  /** Whether crowns take light away. @default true */
  trees?: boolean;
}

/** Prepares a window for the sun of any minute: a millisecond once, some nanoseconds a minute after. */
export function lightOf(
  geometry: Geometry,
  window: SceneWindow,
  { points = ninths(window), trees = true }: LightOptions = {},
): Light {
  const places = points.map((point) => placeOf(window, point));
  const bodies = trees ? geometry : { ...geometry, crowns: [] };
  const fan = fanOf(bodies, window, places, { downwards: false });
  const { outX, outY, rightX, rightY } = facadeOf(window);
  const enough = points.length * ENOUGH - SLACK;
  const bounds = boundsOf(fan, window, points, Math.ceil(enough));
  const { sunny, until, dark, shut } = bounds;

  const isSunny = (sun: SunYear, index: number, isBare: boolean): boolean => {
    const bin = sun.bin[index] as number;
    const slope = sun.slope[index] as number;
    if (slope > (sunny[bin] as number) && slope < (until[bin] as number)) return true;
    if (slope < (dark[bin] as number) || slope > (shut[bin] as number)) return false;
    // Few minutes come so far: the edges of what stands around.
    const east = sun.east[index] as number;
    const north = sun.north[index] as number;
    const up = sun.up[index] as number;
    const out = east * outX + north * outY;
    if (out <= 1e-6) return false;
    const across = (east * rightX + north * rightY) / out;
    const rise = up / out;
    let light = 0;
    for (let i = 0; i < points.length && light + points.length - i >= enough; i += 1) {
      if (!leavesWall(window, points[i] as GlassPoint, across, rise)) continue;
      const [x, y, z] = places[i] as (typeof places)[number];
      if (isStopped(fan, bin, x, y, z, east, north, up)) continue;
      light += through(fan, bin, isBare, x, y, z, east, north, up);
      if (light >= enough) return true;
    }
    return false;
  };
  return Object.assign(isSunny, { run: runsOf(bounds) });
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
  const list = solids[bin];
  if (!list) return false;
  for (let i = 0; i < list.length; i += 1) {
    const solid = list[i] as Solid;
    if (entryOf(solid, x, y, z, east, north, up) === Infinity) continue;
    // The next point and the next minute are most likely stopped by the same body.
    list[i] = list[0] as Solid;
    list[0] = solid;
    return true;
  }
  return false;
}

/** What comes through two crowns in leaf is no light any more. */
const DUSK = 0.003;

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
    if (share < DUSK) return 0;
  }
  return share;
}

import { BINS } from '../azimuth/azimuth.ts';
import type { Crown } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { rectangle } from '../solid/prism.ts';
import { holds, type Solid } from '../solid/solid.ts';
import { facadeOf, type SceneWindow } from '../window/window.ts';
import { spreadOf, type Place, type Spread } from './spread.ts';

/**
 * What stands around one window, by azimuth: rays of a bin can meet what its lists hold and nothing else, and most of
 * them are decided by two numbers.
 */
export interface Fan {
  /** Rays that rise more than this for a metre pass all solids of the bin. */
  over: Float32Array;
  /** Rays that rise less than this are stopped, from whichever point of the window they come. */
  under: Float32Array;
  solids: readonly (readonly Solid[])[];
  /** The same for crowns. */
  crownsOver: Float32Array;
  crowns: readonly (readonly Crown[])[];
}

interface FanOptions {
  /** Whether rays may go down, as in a view. */
  downwards: boolean;
}

/**
 * Sorts the bodies around a window into its fan.
 * @param places points of the window that rays start from
 */
export function fanOf(
  geometry: Geometry,
  window: SceneWindow,
  places: readonly Place[],
  { downwards }: FanOptions,
): Fan {
  const lowest = downwards ? -Infinity : Math.min(...places.map(([, , z]) => z));
  const fan = emptyFan();
  for (const solid of geometry.solids) {
    if (solid.top <= lowest || isBehind(solid.ring, window) || isHost(solid, window)) continue;
    addSolid(fan, solid, spreadOf(solid, places), window.facing);
  }
  for (const crown of geometry.crowns) {
    const { x, y, z, radius, half } = crown;
    const ring = rectangle(x - radius, y - radius, x + radius, y + radius);
    const box = { ring, base: z - half, top: z + half, full: -Infinity };
    if (box.top <= lowest || isBehind(ring, window)) continue;
    const { from, to, over } = spreadOf(box, places);
    forBins(from, to, window.facing, (bin) => {
      fan.crowns[bin]?.push(crown);
      fan.crownsOver[bin] = Math.max(fan.crownsOver[bin] as number, over);
    });
  }
  return fan;
}

const emptyFan = () => ({
  over: new Float32Array(BINS).fill(-Infinity),
  under: new Float32Array(BINS).fill(-Infinity),
  solids: Array.from({ length: BINS }, (): Solid[] => []),
  crownsOver: new Float32Array(BINS).fill(-Infinity),
  crowns: Array.from({ length: BINS }, (): Crown[] => []),
});

function addSolid(
  fan: ReturnType<typeof emptyFan>,
  solid: Solid,
  { from, to, surelyFrom, surelyTo, over, under }: Spread,
  facing: number,
) {
  forBins(from, to, facing, (bin) => {
    fan.solids[bin]?.push(solid);
    fan.over[bin] = Math.max(fan.over[bin] as number, over);
  });
  // A bin counts as stopped only where all of it is.
  forBins(Math.ceil(surelyFrom * 2) / 2, Math.floor(surelyTo * 2) / 2 - 0.5, facing, (bin) => {
    fan.under[bin] = Math.max(fan.under[bin] as number, under);
  });
}

/** Each bin that a sector touches, in front of the window only. */
function forBins(from: number, to: number, facing: number, visit: (bin: number) => void) {
  const whole = to - from >= 360;
  const first = Math.floor((whole ? 0 : from) * 2);
  const last = whole ? BINS - 1 : Math.floor(to * 2);
  for (let bin = first; bin <= last; bin += 1) {
    const aside = Math.abs(((((bin / 2 - facing) % 360) + 540) % 360) - 180);
    if (aside < 91) visit(((bin % BINS) + BINS) % BINS);
  }
}

/** Whether nothing of a footprint lies in front of the window's wall. */
function isBehind(ring: Solid['ring'], window: SceneWindow): boolean {
  const { outX, outY } = facadeOf(window);
  return ring.every(([x, y]) => (x - window.x) * outX + (y - window.y) * outY < 1e-6);
}

/** Whether the window stands in the wall of this body, which does not shade it but by its reveal. */
function isHost(solid: Solid, window: SceneWindow): boolean {
  const { outX, outY } = facadeOf(window);
  return holds(solid, window.x - outX * 0.05, window.y - outY * 0.05, window.z);
}

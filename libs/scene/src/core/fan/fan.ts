import { BINS, turn } from '../azimuth/azimuth.ts';
import type { Crown } from '../geometry/crown.ts';
import type { Geometry } from '../geometry/geometry.ts';
import { rectangle } from '../solid/prism.ts';
import { holds, type Solid } from '../solid/solid.ts';
import { facadeOf, type SceneWindow } from '../window/window.ts';
import { spread, type Place } from './spread.ts';

/**
 * What stands around one window, by azimuth: rays of a bin can meet what its lists hold and nothing else, and most of
 * them are decided by two numbers.
 */
export interface Fan {
  /** Rays that rise more than this for a metre pass all solids of the bin. */
  over: Float32Array;
  /** Rays that rise less than this are stopped, from whichever point of the window they come. */
  under: Float32Array;
  /** In any order: who stops a ray moves to the front. */
  solids: readonly (Solid[] | undefined)[];
  /** The same for crowns. */
  crownsOver: Float32Array;
  crowns: readonly (readonly Crown[] | undefined)[];
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
    spread(solid, places, (at, over, under) => {
      const bin = inFront(at, window);
      if (bin === null) return;
      listAt(fan.solids, bin).push(solid);
      fan.over[bin] = Math.max(fan.over[bin] as number, over);
      fan.under[bin] = Math.max(fan.under[bin] as number, under);
    });
  }
  for (const crown of geometry.crowns) {
    const { x, y, z, radius, half } = crown;
    const ring = rectangle(x - radius, y - radius, x + radius, y + radius);
    const box = { ring, base: z - half, top: z + half, full: -Infinity };
    if (box.top <= lowest || isBehind(ring, window)) continue;
    spread(box, places, (at, over) => {
      const bin = inFront(at, window);
      if (bin === null) return;
      listAt(fan.crowns, bin).push(crown);
      fan.crownsOver[bin] = Math.max(fan.crownsOver[bin] as number, over);
    });
  }
  return fan;
}

const emptyFan = () => ({
  over: new Float32Array(BINS).fill(-Infinity),
  under: new Float32Array(BINS).fill(-Infinity),
  solids: new Array<Solid[] | undefined>(BINS).fill(undefined),
  crownsOver: new Float32Array(BINS).fill(-Infinity),
  crowns: new Array<Crown[] | undefined>(BINS).fill(undefined),
});

/** The list of a bin; most bins have none. */
function listAt<Body>(lists: (Body[] | undefined)[], bin: number): Body[] {
  const known = lists[bin];
  if (known) return known;
  const list: Body[] = [];
  lists[bin] = list;
  return list;
}

/** A bin as 0…719, where some ray of it leaves the window; else `null`. */
function inFront(at: number, { facing }: SceneWindow): number | null {
  if (Math.abs(turn((at * 360) / BINS - facing)) >= 91) return null;
  return ((at % BINS) + BINS) % BINS;
}

/** Whether nothing of a footprint lies in front of the window's wall. */
function isBehind(ring: Solid['ring'], window: SceneWindow): boolean {
  const { outX, outY } = facadeOf(window);
  return ring.every(([x, y]) => (x - window.x) * outX + (y - window.y) * outY < 1e-6);
}

/** Whether the window stands in the wall of this body, which does not shade it but by its reveal. */
export function isHost(solid: Solid, window: SceneWindow): boolean {
  const { outX, outY } = facadeOf(window);
  return holds(solid, window.x - outX * 0.05, window.y - outY * 0.05, window.z);
}

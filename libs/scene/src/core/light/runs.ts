import { BINS } from '../azimuth/azimuth.ts';
import type { SunYear } from '../sun/sun-year.ts';
import type { Bounds } from './bounds.ts';

/** Bins of a block, whose strictest bounds are known together. */
const BLOCK = 8;
const BLOCKS = BINS / BLOCK;

/**
 * Tells of all minutes of a run at once whether the sun is in the window.
 * @param first minutes of one day, both above the horizon: `day * 1440 + minute`
 * @returns `null` where the minutes differ, or have to be asked one by one
 */
export type RunDecision = (sun: SunYear, first: number, last: number) => boolean | null;

/** Sums the bounds of bins up by blocks, so that hours behind the wall, behind a house and in the open sun cost a few comparisons. */
export function runsOf({ sunny, until, dark, shut }: Bounds): RunDecision {
  const blocks = Array.from({ length: BLOCKS }, (_, block) => {
    const of = (bounds: Float64Array) => bounds.subarray(block * BLOCK, (block + 1) * BLOCK);
    return [
      ...[Math.max(...of(sunny)), Math.min(...of(until))],
      ...[Math.min(...of(dark)), Math.max(...of(shut))],
    ] as [number, number, number, number];
  });
  const highest = Float64Array.from(blocks, ([one]) => one);
  const lowest = Float64Array.from(blocks, ([, one]) => one);
  const darkest = Float64Array.from(blocks, ([, , one]) => one);
  const shutFrom = Float64Array.from(blocks, ([, , , one]) => one);

  return ({ bin, slope }, first, last) => {
    const [from, to] = [bin[first] as number, bin[last] as number];
    const [start, end] = [slope[first] as number, slope[last] as number];
    const climbs = (slope[first + 1] as number) > start;
    // Over noon the sun is higher than at both ends; south of the equator azimuths run the other way.
    if (to < from || to >= BINS || climbs !== end > (slope[last - 1] as number)) return null;
    let [above, below, under, over] = [0, Infinity, Infinity, 0];
    for (let block = Math.floor(from / BLOCK); block * BLOCK <= to; block += 1) {
      above = Math.max(above, highest[block] as number);
      below = Math.min(below, lowest[block] as number);
      under = Math.min(under, darkest[block] as number);
      over = Math.max(over, shutFrom[block] as number);
    }
    const [least, most] = climbs ? [start, end] : [end, start];
    if (most < under || least > over) return false;
    return least > above && most < below ? true : null;
  };
}

/** Where a range lies and how it moves. */
export interface Bounds {
  /** The lowest value. */
  min: number;
  /** The highest value. */
  max: number;
  /** Between two values. */
  step: number;
  /** The ends of a pair never come closer than this, nor than a step. */
  minRange: number;
}

/** A lower and an upper end. */
export type Pair = readonly [from: number, to: number];

/** Some of the properties; undefined ones count as not given. */
export type Loose<Shape> = { [Name in keyof Shape]?: Shape[Name] | undefined };

/** Completes bounds by the usual ones: 0, 100, step 1, minimum range 1 (specification, §9). */
export function boundsOf({ min = 0, max = 100, step = 1, minRange = 1 }: Loose<Bounds>): Bounds {
  return { min, max, step, minRange };
}

/** The nearest value of the scale: steps counted from `min`; `max` itself is always one. */
export function snap(value: number, { min, max, step }: Bounds): number {
  if (value >= max) return max;
  if (value <= min) return min;
  const near = exact(min + Math.round((value - min) / step) * step);
  return near >= max || max - value < Math.abs(near - value) ? max : near;
}

/** Moves one end of a pair; the other stays, and stops it at the least distance allowed. */
export function movePair(pair: Pair, end: 0 | 1, value: number, bounds: Bounds): Pair {
  const { min, max, step } = bounds;
  const gap = gapOf(bounds);
  if (end === 0) {
    const limit = Math.max(min, exact(pair[1] - gap));
    // Down to the scale: rounding up would break into the distance.
    const highest = exact(min + Math.floor(exact((limit - min) / step)) * step);
    return [Math.min(snap(value, bounds), highest), pair[1]];
  }
  const limit = Math.min(max, exact(pair[0] + gap));
  const lowest = Math.min(max, exact(min + Math.ceil(exact((limit - min) / step)) * step));
  return [pair[0], Math.max(snap(value, bounds), lowest)];
}

/** A pair that keeps the rules, from any two numbers; ends in the wrong order change places. */
export function settlePair(pair: Pair, bounds: Bounds): Pair {
  const [low, high] = pair[0] <= pair[1] ? pair : [pair[1], pair[0]];
  const to = movePair([bounds.min, high], 1, high, bounds);
  return movePair(to, 0, low, bounds);
}

/** Upper end of the native control: `max`, moved up to the grid of steps, without which it could not be reached. */
export function nativeMax({ min, max, step }: Bounds): number {
  return exact(min + Math.ceil(exact((max - min) / step)) * step);
}

/** Place on the ruler, 0…100 %. */
export function percentOf(value: number, { min, max }: Bounds): number {
  return max > min ? ((value - min) / (max - min)) * 100 : 0;
}

/** The least distance, never more than the scale is long. */
function gapOf({ min, max, step, minRange }: Bounds): number {
  return Math.min(Math.max(step, minRange), max - min);
}

/** Takes the noise of binary fractions off: 0.1 + 0.2 is 0.3. */
const exact = (value: number): number => Number(value.toFixed(9));

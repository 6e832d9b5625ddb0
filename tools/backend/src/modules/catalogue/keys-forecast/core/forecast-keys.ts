import { monthsLeft } from './course.ts';
import { paceOf } from './pace.ts';
import type { Experience, Month, Observation } from './past-house.ts';

/** Months until the keys, by the pace of the building and the course of past houses. */
export interface MonthsToKeys {
  /** Month of the newest observation. */
  now: Month;
  /** Months from its end on; a fraction. */
  left: number;
  /** The building's own pace as far as it counts; 1 is as past houses went. */
  pace: number;
}

/** How an actual wait is to the one that was forecast: bounds of four fifths of all past cases. */
export interface Spread {
  /** At most 1. */
  low: number;
  /** At least 1. */
  high: number;
}

/** When the keys are to be expected. */
export interface KeysMonths {
  from: Month;
  middle: Month;
  to: Month;
}

/**
 * Months until the keys of a building; `null` where its months are too few.
 * @param observed the oldest first
 */
export function monthsToKeys(
  { houses, weight }: Experience,
  observed: readonly Observation[],
): MonthsToKeys | null {
  const newest = observed.at(-1);
  const own = paceOf(houses, observed);
  if (!newest || own === null) return null;
  const pace = 1 + weight * (own - 1);
  return { now: newest.month, pace, left: monthsLeft(houses, newest.done) / pace };
}

/** The month of the keys with its range; keys that are not given yet are given next month at the earliest. */
export function keysMonths({ now, left }: Omit<MonthsToKeys, 'pace'>, spread: Spread): KeysMonths {
  const after = (months: number): Month => now + Math.max(1, Math.round(months));
  return { from: after(left * spread.low), middle: after(left), to: after(left * spread.high) };
}

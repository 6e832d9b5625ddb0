import { median } from '../../../../kernel/math/quantile.ts';
import type { PastHouse } from './past-house.ts';

/**
 * Months that past houses needed until their keys from a readiness on: the middle one of them. More readiness never needs more.
 * @param done per cent, 0…100
 */
export const monthsLeft = (houses: readonly PastHouse[], done: number): number =>
  median(houses.map((house) => house.keys - reachedAt(house, done)));

/**
 * Readiness that past houses had so many months before their keys: the middle one of them, per cent.
 * @param left months; none below 0
 */
export const readinessBefore = (houses: readonly PastHouse[], left: number): number =>
  median(houses.map((house) => doneAt(house, house.keys - left)));

/** When a house reached a readiness; within a month in proportion. */
function reachedAt({ begun, done }: PastHouse, wanted: number): number {
  const at = done.findIndex((now) => now >= wanted);
  const [before, now] = [done[at - 1] ?? 0, done[at] ?? 100];
  return begun + at - (now > before ? (now - wanted) / (now - before) : 0);
}

function doneAt({ begun, done }: PastHouse, time: number): number {
  const at = time - begun;
  if (at <= -1) return 0;
  const whole = Math.floor(at);
  const [from, to] = [whole < 0 ? 0 : (done[whole] ?? 100), done[whole + 1] ?? 100];
  return from + (to - from) * (at - whole);
}

import { parseTyped } from '../field/typed-number.ts';

/** Where a number of the query lies, in the units of the state. */
export interface QueryNumber {
  min: number;
  max: number;
  /** How many units of the state one of the query is: 100 kopecks in a rouble. @default 1 */
  scale?: number;
}

/**
 * A number of the query within its bounds, in the units of the state; `null` where there is none.
 * Read as leniently as a form without script sends it: «6 400 000», «17,5».
 */
export function readNumber(
  query: URLSearchParams,
  key: string,
  { min, max, scale = 1 }: QueryNumber,
): number | null {
  const typed = parseTyped(query.get(key) ?? '');
  if (typed === null) return null;
  return Math.min(max, Math.max(min, Math.round(typed * scale * 1000) / 1000));
}

/** As {@link readNumber}, rounded to a whole one: years, months, children. */
export function readWhole(query: URLSearchParams, key: string, bounds: QueryNumber): number | null {
  const value = readNumber(query, key, bounds);
  return value === null ? null : Math.round(value);
}

/** An amount of whole roubles in kopecks, as {@link readNumber} reads it. */
export function readRoubles(
  query: URLSearchParams,
  key: string,
  { min, max }: { min: number; max: number },
): number | null {
  const roubles = readWhole(query, key, { min: Math.ceil(min / 100), max: Math.floor(max / 100) });
  return roubles === null ? null : roubles * 100;
}

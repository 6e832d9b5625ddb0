import { rangeAt, type Range } from './range.ts';
import type { Reading } from './reading.ts';

/** Minutes that «у метро» and «рядом со школой» mean, on foot. */
export const NEAR = 10;

/** Words of a way from an index on: «пешком», «на метро», «ехать»; `by` is the first of them. */
export function waysAt(reading: Reading, from: number): { by: string; next: number } {
  let by = '';
  let next = from;
  for (let turn = 0; turn < 3; turn += 1) {
    const at = reading.skip(next);
    const item = reading.at(at);
    if (item?.is === 'way') by ||= item.of;
    else if (item?.is !== 'go') break;
    next = at + 1;
  }
  return { by, next };
}

/** Limits in minutes at an index. */
export function minutesAt(reading: Reading, at: number): Range | undefined {
  const range = rangeAt(reading, at);
  return range?.unit === 'minute' ? range : undefined;
}

/** Whether «до» or «от» stands at an index. */
export const isTowards = (reading: Reading, at: number) =>
  reading.is(at, 'limit') && /^(до|от)$/.test(reading.text(at));

/** Index after prepositions and «до», three of them at most. */
export function towards(reading: Reading, from: number): number {
  let at = from;
  while (at < from + 3 && (reading.is(at, 'quiet') || isTowards(reading, at))) at += 1;
  return at;
}

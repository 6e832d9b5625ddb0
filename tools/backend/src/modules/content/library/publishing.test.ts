import { expect, test } from 'vitest';
import { publishingState } from './publishing.ts';

const at = (text: string) => new Date(text);
const what = (isDraft: boolean, from: string | null, until: string | null) => ({
  isDraft,
  publishedFrom: from === null ? null : at(from),
  publishedUntil: until === null ? null : at(until),
});

/** Midnight of 1 December in Moscow. */
const MIDNIGHT = '2026-11-30T21:00:00Z';

test.each([
  ['2026-11-30T20:59:59Z', what(false, null, null), 'published'],
  ['2026-11-30T20:59:59Z', what(false, MIDNIGHT, null), 'scheduled'],
  [MIDNIGHT, what(false, MIDNIGHT, null), 'published'],
  ['2026-11-30T20:59:59Z', what(false, null, MIDNIGHT), 'published'],
  [MIDNIGHT, what(false, null, MIDNIGHT), 'expired'],
  [MIDNIGHT, what(true, null, null), 'draft'],
])('at %s of %j it is %s', (now, publishing, state) => {
  expect(publishingState(publishing, at(now))).toBe(state);
});

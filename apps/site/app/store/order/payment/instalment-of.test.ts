import { expect, test } from 'vitest';
import { instalmentOf } from './instalment-of.ts';

const keys = (year: number, quarter: 1 | 2 | 3 | 4) => ({ lot: { handover: { year, quarter } } });
const longest = (...lots: ReturnType<typeof keys>[]) =>
  instalmentOf({ lots }, '2026-11-29')?.months.max;

test('an instalment for several lots ends with the earliest keys of them, whichever is named first', () => {
  expect(longest(keys(2030, 1))).toBe(24);
  expect(longest(keys(2030, 1), keys(2027, 4))).toBe(12);
  expect(longest(keys(2027, 4), keys(2030, 1))).toBe(12);
});

test('there is none where one of the lots has none', () => {
  expect(longest(keys(2030, 1), keys(2026, 4))).toBeUndefined();
  expect(longest(keys(2026, 4), keys(2030, 1))).toBeUndefined();
  const built = { lot: { handover: null } };
  expect(instalmentOf({ lots: [keys(2030, 1), built] }, '2026-11-29')).toBeNull();
});

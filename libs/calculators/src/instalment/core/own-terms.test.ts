import { expect, it } from 'vitest';
import { instalmentTermsFor } from './own-terms.ts';

it.each([
  ['years away', { year: 2029, quarter: 4 }, '2026-11-23', 24],
  ['a year away, by quarters', { year: 2027, quarter: 4 }, '2026-11-23', 12],
  ['a quarter and a month away', { year: 2027, quarter: 1 }, '2026-11-30', 3],
  ['too near', { year: 2027, quarter: 1 }, '2026-12-01', null],
  ['there already', null, '2026-11-23', null],
])('with keys %s', (_, handover, today, longest) => {
  expect(instalmentTermsFor(handover, today)?.months.max ?? null).toBe(longest);
});

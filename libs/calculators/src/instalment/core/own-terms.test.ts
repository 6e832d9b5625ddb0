import { expect, it } from 'vitest';
import {
  earliestKeys,
  INSTALMENT_START,
  instalmentTermsFor,
  lastPaymentDay,
  OWN_INSTALMENT,
} from './own-terms.ts';

it.each([
  ['years away', { year: 2029, quarter: 4 }, '2026-11-23', 24],
  ['a year away, by quarters', { year: 2027, quarter: 4 }, '2026-11-23', 12],
  ['a quarter and a month away', { year: 2027, quarter: 1 }, '2026-11-30', 3],
  ['too near', { year: 2027, quarter: 1 }, '2026-12-01', null],
  ['there already', null, '2026-11-23', null],
])('with keys %s', (_, handover, today, longest) => {
  expect(instalmentTermsFor(handover, today)?.months.max ?? null).toBe(longest);
});

it('has terms exactly from the earliest keys on', () => {
  for (let quarter = 0; quarter < 16; quarter += 1) {
    const keys = { year: 2026 + Math.floor(quarter / 4), quarter: (quarter % 4) + 1 };
    const isOffered = keys.year * 12 + keys.quarter * 3 >= earliestKeys('2027-02-14');
    expect(instalmentTermsFor(keys, '2027-02-14') !== null).toBe(isOffered);
  }
});

it.each([
  ['2027-12-31', '2027-11-30'],
  ['2027-03-31', '2027-02-28'],
])('keys by %s are paid for by %s', (keys, last) => {
  expect(lastPaymentDay(keys)).toBe(last);
});

it('begins with what it allows', () => {
  const { share, months, every } = OWN_INSTALMENT;
  expect(INSTALMENT_START.share).toBe(share.min);
  expect(INSTALMENT_START.months).toBeGreaterThanOrEqual(months.min);
  expect(INSTALMENT_START.months).toBeLessThanOrEqual(months.max);
  expect(INSTALMENT_START.months % every).toBe(0);
});

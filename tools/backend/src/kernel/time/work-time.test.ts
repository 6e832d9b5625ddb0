import { expect, test } from 'vitest';
import { afterWorkingDays, afterWorkingHours } from './work-time.ts';

const moscow = (moment: string) => new Date(`${moment}+03:00`);

test.each([
  ['2026-11-18T12:00', 8, '2026-11-19T11:00'],
  ['2026-11-18T09:00', 8, '2026-11-18T17:00'],
  ['2026-11-18T10:00', 8, '2026-11-18T18:00'],
  ['2026-11-18T07:00', 8, '2026-11-18T17:00'],
  ['2026-11-18T18:00', 8, '2026-11-19T17:00'],
  ['2026-11-18T23:59', 8, '2026-11-19T17:00'],
  ['2026-11-20T16:00', 8, '2026-11-23T15:00'],
  ['2026-11-21T12:00', 8, '2026-11-23T17:00'],
  ['2026-12-31T17:00', 2, '2027-01-11T11:00'],
])('%s and %i working hours are %s', (from, hours, expected) =>
  expect(afterWorkingHours(moscow(from), hours)).toEqual(moscow(expected)),
);

test.each([
  ['2026-11-18T12:00', 1, '2026-11-19T18:00'],
  ['2026-11-20T12:00', 1, '2026-11-23T18:00'],
  ['2026-11-21T12:00', 10, '2026-12-04T18:00'],
  ['2026-11-18T01:00', 10, '2026-12-02T18:00'],
])('%s and %i working days end at %s', (from, days, expected) =>
  expect(afterWorkingDays(moscow(from), days)).toEqual(moscow(expected)),
);

import { expect, test } from 'vitest';
import { daysOfWeek, mondayOf } from './week.ts';

test.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  // Already Monday in Moscow.
  ['', '2026-11-23'],
  ['вчера', '2026-11-23'],
])('the week of «%s» begins on %s', (day, monday) => {
  expect(mondayOf(day, new Date('2026-11-22T21:30:00Z'))).toBe(monday);
});

test('a week has seven days, over the end of a year as well', () => {
  expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
});

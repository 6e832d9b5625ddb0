import { expect, it } from 'vitest';
import { lineMonths, placeOnLine } from './calendar-line.ts';

it('names twelve months from the first, and the year where one begins', () => {
  const months = lineMonths('2026-11');
  expect(months.map(({ name }) => name).join()).toBe(
    'ноя,дек,янв 2027,фев,мар,апр,май,июн,июл,авг,сен,окт',
  );
  expect(months.map(({ at }) => Math.round(at)).slice(0, 4)).toEqual([0, 8, 17, 25]);
  expect(lineMonths('2027-01')[0]).toEqual({ at: 0, name: 'янв 2027', isYear: true });
});

it.each([
  ['2026-11-01', 0],
  ['2026-11-16', 50 / 12],
  ['2027-09-01', 1000 / 12],
  ['2027-11-01', 100],
  ['2026-10-31', null],
  ['2027-12-01', null],
])('places %s at %s per cent', (date, place) => {
  const found = placeOnLine('2026-11', date);
  expect(found === null ? null : found.toFixed(6)).toBe(place === null ? null : place.toFixed(6));
});

import { describe, expect, it } from 'vitest';
import { dayByKey, nearestDay, weeksOf } from './month-grid.ts';

describe('the weeks of a month', () => {
  it.each([
    // Begins on a Sunday, ends on a Monday.
    ['2026-11-20', 6, [null, null, null, null, null, null, '2026-11-01'], '2026-11-30'],
    // Four whole weeks.
    ['2027-02-10', 4, ['2027-02-01', '2027-02-02', '2027-02-03'], '2027-02-28'],
    ['2026-12-31', 5, [null, '2026-12-01'], '2026-12-31'],
  ])('of %s', (day, count, first, last) => {
    const weeks = weeksOf(day);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.slice(0, first.length)).toEqual(first);
    expect(weeks.flat().findLast(Boolean)).toBe(last);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});

it.each([
  ['ArrowRight', '2026-11-30', false, '2026-12-01'],
  ['ArrowUp', '2026-11-03', false, '2026-10-27'],
  ['Home', '2026-11-22', false, '2026-11-16'],
  ['End', '2026-11-16', false, '2026-11-22'],
  ['PageDown', '2026-01-31', false, '2026-02-28'],
  ['PageUp', '2024-02-29', true, '2023-02-28'],
  ['Enter', '2026-11-22', false, null],
])('%s leads from %s (shift: %s) to %s', (key, day, shift, to) => {
  expect(dayByKey(key, day, shift)).toBe(to);
});

it('a day outside the limits becomes the nearest one within', () => {
  const limits = { min: '2026-11-20', max: '2026-12-20' };
  expect(['2026-11-01', '2026-12-01', '2027-01-01'].map((day) => nearestDay(day, limits))).toEqual([
    '2026-11-20',
    '2026-12-01',
    '2026-12-20',
  ]);
});

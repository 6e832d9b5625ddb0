import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isDay,
  isoDay,
  isWeekend,
  shownDay,
  weekdayOf,
} from './index.ts';

describe('calendar days', () => {
  it.each([
    ['2026-11-20', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-11-31', false],
    ['2026-13-01', false],
    ['0000-00-00', false],
    ['20.11.2026', false],
    ['', false],
  ])('%j is a day: %s', (day, is) => {
    expect(isDay(day)).toBe(is);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-03-01', -1, '2027-02-28'],
  ])('%s and %i days are %s', (day, count, result) => {
    expect(addDays(day, count)).toBe(result);
    expect(daysBetween(day, result)).toBe(count);
  });

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-10-31', 4, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-10-15', 3, '2027-01-15'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2027-03-31', -1, '2027-02-28'],
  ])('%s and %i months are %s', (day, count, result) => {
    expect(addMonths(day, count)).toBe(result);
  });

  it('a month later is the next month, and the same day where that month has it', () => {
    const days = fc
      .date({ min: new Date('2015-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
    fc.assert(
      fc.property(days, (day) => {
        const later = addMonths(day, 1);
        expect(months(later)).toBe(months(day) + 1);
        const isLast = addDays(later, 1).endsWith('-01');
        const isSame = later.slice(8) === day.slice(8);
        expect(isSame || (isLast && later.slice(8) < day.slice(8))).toBe(true);
      }),
    );
  });

  it('weeks begin with Monday, weekends with Saturday', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
    expect(days.map(weekdayOf)).toEqual([5, 6, 7, 1]);
    expect(days.map(isWeekend)).toEqual([false, true, true, false]);
  });
});

describe('isoDay and shownDay', () => {
  it('are each other’s inverse', () => {
    expect(isoDay('05.03.2003')).toBe('2003-03-05');
    expect(shownDay('2003-03-05')).toBe('05.03.2003');
  });
});

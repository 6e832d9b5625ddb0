import { describe, expect, test } from 'vitest';
import { moscowTime } from '@m30/ui-kit/format';
import { isChangeable, isStart, startsFrom, startsOn } from './slot-rules.ts';

/** Wednesday, 18 November 2026, 12:00 in Moscow. */
const NOW = new Date('2026-11-18T09:00:00Z');

const timesOn = (kind: 'acceptance' | 'keys' | 'showroom', day: string) =>
  startsOn(kind, day).map(moscowTime);

describe('people are received', () => {
  test('an hour and a half each for an inspection', () => {
    expect(timesOn('acceptance', '2026-11-20')).toEqual([
      ...['09:00', '10:30', '12:00', '13:30', '15:00', '16:30'],
    ]);
  });

  test('three quarters of an hour each for the keys', () => {
    const times = timesOn('keys', '2026-11-20');
    expect([times.length, times[0], times.at(-1)]).toEqual([12, '09:00', '17:15']);
  });

  test.each([
    ['acceptance', '2026-11-21', 'on a Saturday'],
    ['acceptance', '2026-12-31', 'on the last day of the year'],
    ['keys', '2027-01-04', 'in the New Year holidays'],
    ['keys', '2027-05-10', 'on a moved day off'],
    ['showroom', '2026-11-23', 'on a Monday'],
  ] as const)('not for %s on %s: %s', (kind, day, _why) => expect(timesOn(kind, day)).toEqual([]));

  test('in the showroom at the weekend', () => {
    expect(timesOn('showroom', '2026-11-22').length).toBe(10);
  });
});

test('times begin a day from now at the earliest', () => {
  const [first] = startsFrom('acceptance', NOW);
  expect(first?.day).toBe('2026-11-19');
  expect(first?.starts.map(moscowTime)).toEqual(['12:00', '13:30', '15:00', '16:30']);
  expect(isStart('acceptance', new Date('2026-11-19T09:00:00Z'), NOW)).toBe(true);
  expect(isStart('acceptance', new Date('2026-11-19T09:15:00Z'), NOW)).toBe(false);
  expect(isStart('acceptance', new Date('2027-11-19T09:00:00Z'), NOW)).toBe(false);
});

test('a visit may be changed until a day before it', () => {
  expect(isChangeable(new Date('2026-11-19T09:00:00Z'), NOW)).toBe(true);
  expect(isChangeable(new Date('2026-11-19T08:59:59Z'), NOW)).toBe(false);
});

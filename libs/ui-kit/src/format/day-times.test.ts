import { describe, expect, it } from 'vitest';
import { dayTimes, minuteOf, timeOf } from './index.ts';

describe('times of a day', () => {
  it.each([
    ['09:00', '10:30', 30, ['09:00', '09:30', '10:00']],
    ['09:00', '10:29', 30, ['09:00', '09:30']],
    ['09:15', '10:15', 30, ['09:15', '09:45']],
    ['09:00', '12:00', 90, ['09:00', '10:30']],
    ['17:15', '18:00', 45, ['17:15']],
    ['23:30', '24:00', 30, ['23:30']],
    ['00:00', '00:45', 15, ['00:00', '00:15', '00:30']],
    ['10:00', '10:00', 30, []],
    ['10:00', '09:00', 30, []],
  ] as const)('from %s to %s, %i minutes each', (from, to, step, times) => {
    expect(dayTimes(minuteOf(from), minuteOf(to), step)).toEqual(times);
  });

  it.each([
    ['00:00', 0],
    ['09:05', 545],
    ['23:59', 1439],
  ])('%s is minute %i', (time, minute) => {
    expect([minuteOf(time), timeOf(minute)]).toEqual([minute, time]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthsLeft, readinessBefore } from './course.ts';
import { keysMonths, monthsToKeys } from './forecast-keys.ts';
import { someMonths, someRecord, steady } from './past-houses.fixture.ts';
import type { Observation } from './past-house.ts';

const record = { houses: Array.from({ length: 8 }, () => steady(25)), weight: 0.5 };

/** A building at the pace of so many per cent a month, the last month being at `done`. */
const grown = (done: number, by: number, months = 12): Observation[] =>
  Array.from({ length: months }, (_, at) => ({
    month: 24_300 + at,
    done: done - (months - 1 - at) * by,
  }));

describe('the course of past houses', () => {
  it('is the wait of the middle one of them', () => {
    const houses = [steady(20), steady(25), steady(50)];
    expect(monthsLeft(houses, 52)).toBeCloseTo(13);
    expect(readinessBefore(houses, 13)).toBeCloseTo(52);
    expect(readinessBefore(houses, 0)).toBe(100);
  });

  it('never waits longer the more is done', () => {
    fc.assert(
      fc.property(someRecord, fc.nat(100), fc.nat(100), (houses, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(monthsLeft(houses, more)).toBeLessThanOrEqual(monthsLeft(houses, less));
      }),
      { numRuns: 100 },
    );
  });
});

describe('a forecast of keys', () => {
  it.each([
    ['as past houses went, takes as long as they took', 4, 14, 1],
    ['half as fast again, counts for half of that', 6, 14 / 1.25, 1.25],
    ['at half the pace is bound, and counts for half', 2, 14 / 0.8, 0.8],
  ])('of a building that goes %s', (_what, by, left, pace) => {
    const forecast = monthsToKeys(record, grown(48, by, 7));
    expect(forecast?.left).toBeCloseTo(left);
    expect(forecast?.pace).toBeCloseTo(pace);
  });

  it('is moved little by one month that stood still', () => {
    const months = grown(48, 4).map((one, at) => (at === 6 ? { ...one, done: one.done - 4 } : one));
    expect(monthsToKeys(record, months)?.pace).toBeCloseTo(1, 1);
  });

  it('never comes later for more work done by now', () => {
    fc.assert(
      fc.property(someRecord, someMonths, fc.integer({ min: 1, max: 20 }), (houses, months, by) => {
        const past = { houses, weight: 1 };
        const newest = months.at(-1);
        if (!newest) throw new Error('no month');
        const more = [...months.slice(0, -1), { ...newest, done: Math.min(100, newest.done + by) }];
        const [forecast, better] = [monthsToKeys(past, months), monthsToKeys(past, more)];
        if (!forecast || !better) throw new Error('no forecast');
        const spread = { low: 0.8, high: 1.2 };
        const [one, other] = [keysMonths(forecast, spread), keysMonths(better, spread)];
        for (const bound of ['from', 'middle', 'to'] as const) {
          expect(other[bound]).toBeLessThanOrEqual(one[bound]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('lies in its range, and after the month that is known', () => {
    fc.assert(
      fc.property(someRecord, someMonths, (houses, months) => {
        const forecast = monthsToKeys({ houses, weight: 0.5 }, months);
        if (!forecast) throw new Error('no forecast');
        const { from, middle, to } = keysMonths(forecast, { low: 0.7, high: 1 });
        expect([from, middle, to]).toEqual([from, middle, to].toSorted((a, b) => a - b));
        expect(from).toBeGreaterThan(forecast.now);
      }),
      { numRuns: 100 },
    );
  });

  it('is none of fewer than six months', () => {
    expect(monthsToKeys(record, grown(48, 4, 5))).toBeNull();
    expect(monthsToKeys(record, [])).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contractError, coverageOf, errorAt, missedBy, spreadOf } from './back-test.ts';
import { someRecord, steady } from './past-houses.fixture.ts';

const alike = Array.from({ length: 8 }, () => steady(25));

describe('the back-test', () => {
  it('finds no error where all houses went alike', () => {
    expect(errorAt(alike, 50, 8)).toBe(0);
    expect(spreadOf(alike)).toEqual({ low: 1, high: 1 });
    expect(coverageOf(alike)).toBe(1);
  });

  it('tells a house by the others alone', () => {
    const slow = steady(50);
    const houses = [...alike, slow];
    // At half of its works and half the pace, bound and halved: 13 months by the others are 17 at 0.8; it took 26.
    expect(missedBy(houses, slow)).toBe(9);
    expect(errorAt(houses, 50, 8)).toBe(1);
  });

  it('has no error where too few houses have come so far', () => {
    expect(errorAt(alike.slice(1), 50, 8)).toBeNull();
    expect(errorAt(alike, 4, 8)).toBeNull();
  });

  it('gives a range around what is forecast', () => {
    fc.assert(
      fc.property(someRecord, (houses) => {
        const { low, high } = spreadOf(houses);
        expect(low).toBeLessThanOrEqual(1);
        expect(high).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 20 },
    );
  });

  it('knows how far the contracts were from the keys, either way', () => {
    expect(contractError([steady(25, 4), steady(25, -2), steady(25)])).toBe(2);
  });
});

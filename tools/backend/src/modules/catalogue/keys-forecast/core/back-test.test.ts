import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestWeight, contractError, coverageOf, errorAt, missedBy, spreadOf } from './back-test.ts';
import type { Experience, PastHouse } from './past-house.ts';
import { houseOf, someRecord, steady } from './past-houses.fixture.ts';

const alike = Array.from({ length: 8 }, () => steady(25));
const half = (houses: readonly PastHouse[]): Experience => ({ houses, weight: 0.5 });

describe('the back-test', () => {
  it('finds no error where all houses went alike', () => {
    expect(errorAt(half(alike), 50, 8)).toBe(0);
    expect(spreadOf(half(alike))).toEqual({ low: 1, high: 1 });
    expect(coverageOf(half(alike))).toBe(1);
  });

  it('tells a house by the others alone', () => {
    const slow = steady(50);
    const past = half([...alike, slow]);
    // At half of its works and half the pace, bound and halved: 13 months by the others are 17 at 0.8; it took 26.
    expect(missedBy(past, slow)).toBe(9);
    expect(errorAt(past, 50, 8)).toBe(1);
  });

  it('counts a pace as far as it told the keys of past houses', () => {
    const lasting = Array.from({ length: 8 }, (_, at) => steady(20 + at * 3));
    expect(bestWeight(lasting)).toBe(1);
    // As long as each other, some quick at first and some in the end: their pace says the contrary of what comes.
    const turning = Array.from({ length: 8 }, (_, at) =>
      houseOf(
        'a house',
        Array.from({ length: 26 }, (_, month) => (month < 13 === (at % 2 === 0) ? 3 : 5)),
      ),
    );
    expect(bestWeight(turning)).toBe(0);
  });

  it('has no error where too few houses have come so far', () => {
    expect(errorAt(half(alike.slice(1)), 50, 8)).toBeNull();
    expect(errorAt(half(alike), 4, 8)).toBeNull();
  });

  it('gives a range around what is forecast', () => {
    fc.assert(
      fc.property(someRecord, (houses) => {
        const { low, high } = spreadOf(half(houses));
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

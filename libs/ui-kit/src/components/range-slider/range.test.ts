import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, movePair, nativeMax, percentOf, settlePair, snap } from './range.ts';

describe('snap', () => {
  it.each([
    [-5, {}, 0],
    [105, {}, 100],
    [42.4, {}, 42],
    [42.6, {}, 43],
    [0.34, { step: 0.1, max: 1 }, 0.3],
    [6.9, { min: 1, max: 10, step: 4 }, 5],
    [7.5, { min: 1, max: 10, step: 4 }, 9],
    [9.8, { min: 1, max: 10, step: 4 }, 10],
    [12, { min: 1, max: 10, step: 4 }, 10],
  ])('%f within %j is %f', (value, bounds, expected) => {
    expect(snap(value, boundsOf(bounds))).toBe(expected);
  });
});

describe('movePair', () => {
  it.each([
    [[20, 60], 0, 70, {}, [59, 60]],
    [[20, 60], 1, 10, {}, [20, 21]],
    [[20, 60], 0, -10, {}, [0, 60]],
    [[20, 60], 1, 200, {}, [20, 100]],
    [[20, 60], 0, 58, { minRange: 5 }, [55, 60]],
    [[0, 10], 0, 9, { max: 10, step: 4 }, [4, 10]],
    [[0, 1], 1, 0, { max: 1, step: 0.1 }, [0, 1]],
  ] as const)('%j, end %i to %d within %j is %j', (pair, end, value, bounds, expected) => {
    expect(movePair(pair, end, value, boundsOf(bounds))).toEqual(expected);
  });
});

const bounds = fc
  .record({
    min: fc.integer({ min: -1000, max: 1000 }),
    length: fc.integer({ min: 2, max: 5000 }),
    step: fc.constantFrom(0.1, 0.5, 1, 2),
    minRange: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ min, length, ...rest }) => ({ min, max: min + length, ...rest }));
const number = fc.double({ min: -1e5, max: 1e5, noNaN: true });

describe('a pair', () => {
  it('stays within its bounds, in order and apart, wherever its ends are put', () => {
    fc.assert(
      fc.property(
        bounds,
        number,
        number,
        fc.array(fc.tuple(fc.constantFrom(0 as const, 1 as const), number)),
        (limits, from, to, moves) => {
          let pair = settlePair([from, to], limits);
          for (const [end, value] of [[0, from] as const, ...moves]) {
            pair = movePair(pair, end, value, limits);
            expect(pair[0]).toBeGreaterThanOrEqual(limits.min);
            expect(pair[1]).toBeLessThanOrEqual(limits.max);
            expect(pair[1] - pair[0]).toBeGreaterThanOrEqual(limits.minRange - 1e-6);
          }
        },
      ),
    );
  });

  it('that keeps the rules is left as it is', () => {
    fc.assert(
      fc.property(bounds, number, number, (limits, from, to) => {
        const pair = settlePair([from, to], limits);
        expect(settlePair(pair, limits)).toEqual(pair);
      }),
    );
  });
});

describe('the scale', () => {
  it('reaches its maximum even off the grid of steps', () => {
    expect(nativeMax(boundsOf({ max: 10, step: 4 }))).toBe(12);
    expect(nativeMax(boundsOf({ max: 1, step: 0.1 }))).toBe(1);
  });

  it('is measured in per cent', () => {
    expect(percentOf(25, boundsOf({}))).toBe(25);
    expect(percentOf(5, boundsOf({ min: 5, max: 5 }))).toBe(0);
  });
});

it('bounds that nobody gives are 0 and 100, with steps of 1 and a minimum range of 1', () => {
  expect(boundsOf({})).toEqual({ min: 0, max: 100, step: 1, minRange: 1 });
});

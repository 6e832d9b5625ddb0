import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsToOne } from './shares.ts';

test.each([
  [[[1, 1]], true],
  [
    [
      [1, 2],
      [1, 2],
    ],
    true,
  ],
  [
    [
      [1, 3],
      [1, 3],
      [1, 3],
    ],
    true,
  ],
  [
    [
      [1, 2],
      [1, 3],
      [1, 6],
    ],
    true,
  ],
  [
    [
      [2, 4],
      [500, 1000],
    ],
    true,
  ],
  [
    [
      [1, 3],
      [1, 3],
    ],
    false,
  ],
  [
    [
      [333, 1000],
      [333, 1000],
      [333, 1000],
    ],
    false,
  ],
  [[[3, 2]], false],
  [[], false],
] as const)('shares %j are one whole: %j', (shares, whole) => {
  expect(sumsToOne(shares.map(([part, of]) => ({ part, of })))).toBe(whole);
});

const parts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 8 });

test('parts of their own sum are one whole, in any order and however they are written', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 2 }), (own, times) => {
      const of = own.reduce((sum, part) => sum + part, 0);
      const shares = own.map((part) => ({ part: part * times, of: of * times }));
      expect(sumsToOne(shares)).toBe(true);
      expect(sumsToOne(shares.toReversed())).toBe(true);
    }),
  );
});

test('one part more or less is not', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(-1, 1), (own, change) => {
      const of = own.reduce((sum, part) => sum + part, 0);
      const [first = 0, ...rest] = own;
      const shares = [first + change, ...rest].map((part) => ({ part, of }));
      expect(sumsToOne(shares)).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { geometryOf, inRing } from '../geometry/geometry.ts';
import type { Ring } from '../scene/scene.schema.ts';
import { gable, rectangle } from './prism.ts';
import { entryOf, holds } from './solid.ts';

/** A ring round the origin with a corner in each of eight directions, convex or not. */
const ring = fc
  .array(fc.integer({ min: 5, max: 40 }), { minLength: 8, maxLength: 8 })
  .map((lengths): Ring =>
    lengths.map((length, index) => [
      length * Math.cos((index * Math.PI) / 4 + 0.1),
      length * Math.sin((index * Math.PI) / 4 + 0.1),
    ]),
  );
const YARD: Ring = [
  [-1, -1],
  [2, -1],
  [0, 2],
];
const at = fc.double({ min: -45, max: 45, noNaN: true });

describe('a footprint of any shape', () => {
  it('is held by its pieces, its courtyard is not', () => {
    fc.assert(
      fc.property(ring, fc.boolean(), fc.boolean(), at, at, (outer, isTurned, hasYard, x, y) => {
        const rings = [isTurned ? outer.toReversed() : outer, ...(hasYard ? [YARD] : [])];
        const { solids } = geometryOf({
          complex: '',
          coordinate: [60, 30],
          blocks: [],
          water: [],
          trees: [],
          neighbours: [{ rings, base: 0, top: 10 }],
        });
        const expected = inRing(outer, x, y) && !(hasYard && inRing(YARD, x, y));
        expect(solids.some((solid) => holds(solid, x, y, 5))).toBe(expected);
        expect(solids.some((solid) => holds(solid, x, y, 11))).toBe(false);
      }),
    );
  });
});

it('a piece whose edges meet in a corner by rounding is held as well', () => {
  const rings: Ring[] = [
    [
      [4.6, -86.8],
      [31.4, -60],
      [4.6, -33.2],
      [-22.200000000000003, -60],
    ],
    [
      [2.6, -62],
      [6.6, -62],
      [6.6, -58],
    ],
  ];
  const { solids } = geometryOf({
    ...{ complex: '', coordinate: [60, 30], blocks: [], water: [], trees: [] },
    neighbours: [{ rings, base: 0, top: 10 }],
  });
  expect(solids.some((solid) => holds(solid, 4.6, -45, 5))).toBe(true);
  expect(solids.some((solid) => entryOf(solid, 4.6, 0, 5, 0, -1, 0) < 33.3)).toBe(true);
});

describe('a pitched roof', () => {
  it.each([
    ['along the east', rectangle(0, 0, 20, 10), [10, 5]],
    ['along the north', rectangle(0, 0, 10, 20), [5, 10]],
  ] as const)('has its ridge %s, in the middle of the longer side', (_, footprint, [x, y]) => {
    const roof = gable('1', footprint, 9, 5);
    expect([holds(roof, x, y, 13.99), holds(roof, x, y, 14.01)]).toEqual([true, false]);
    // Half way to the eaves it is half as high.
    const [edgeX, edgeY] = x > y ? [x, 2.5] : [2.5, y];
    expect([holds(roof, edgeX, edgeY, 11.49), holds(roof, edgeX, edgeY, 11.51)]).toEqual([
      true,
      false,
    ]);
    expect(holds(roof, x, y, 8.9)).toBe(false);
  });
});

it('a ray enters where the wall is, begins inside at once, and passes beside', () => {
  const [box] = geometryOf({
    complex: '',
    coordinate: [60, 30],
    blocks: [],
    water: [],
    trees: [],
    neighbours: [[10, -5, 20, 5, 8]],
  }).solids;
  if (!box) throw new Error('a neighbour has no body');
  expect(entryOf(box, 0, 0, 4, 1, 0, 0)).toBe(10);
  expect(entryOf(box, 15, 0, 4, 1, 0, 0)).toBe(0);
  expect(entryOf(box, 0, 0, 9, 1, 0, 0)).toBe(Infinity);
  expect(entryOf(box, 0, 0, 4, -1, 0, 0)).toBe(Infinity);
});

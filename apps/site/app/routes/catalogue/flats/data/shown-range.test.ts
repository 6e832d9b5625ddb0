import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { missingCells, shownRange } from './shown-range.ts';

describe('what a page of lots shows', () => {
  it.each([
    [1, 128, 1, 24],
    [6, 128, 121, 128],
    [1, 7, 1, 7],
    [1, 0, 0, 0],
  ])('page %i of %i lots is %i–%i', (page, total, first, last) => {
    expect(shownRange({ page, pageSize: 24, total })).toEqual({ first, last });
  });

  test('the pages follow one another without a gap', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 49, max: 5000 }),
        fc.integer({ min: 1, max: 2 }),
        (total, page) => {
          const { last } = shownRange({ page, pageSize: 24, total });
          expect(shownRange({ page: page + 1, pageSize: 24, total }).first).toBe(last + 1);
        },
      ),
    );
  });
});

test('the last tile always ends a row', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.constantFrom(2, 3), (cells, columns) => {
      const missing = missingCells(cells, columns);
      expect((cells + missing) % columns).toBe(0);
      expect(missing).toBeGreaterThan(0);
    }),
  );
});

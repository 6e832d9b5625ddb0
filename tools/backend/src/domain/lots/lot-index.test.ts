import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LotFilter } from '@m30/api';
import { createBruteForce } from './brute-force.ts';
import { createLotIndex } from './lot-index.ts';
import { dictionary, filterArbitrary, generateIndexedLots, sortArbitrary } from './samples.ts';

const lots = generateIndexedLots(2000);
const index = createLotIndex(lots, dictionary);
const truth = createBruteForce(lots, dictionary);

describe('the lot index answers as brute force does', () => {
  it('in what it finds, its totals and its order', () => {
    fc.assert(
      fc.property(
        filterArbitrary,
        sortArbitrary,
        fc.nat(2100),
        fc.integer({ min: 1, max: 60 }),
        (filter, sort, offset, limit) => {
          const page = { offset, limit };
          expect(index.find(filter, sort, page)).toEqual(truth.find(filter, sort, page));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('in the counts of every option, the bounds and the histogram', () => {
    fc.assert(
      fc.property(filterArbitrary, (filter) => {
        expect(index.facets(filter)).toEqual(truth.facets(filter));
      }),
      { numRuns: 300 },
    );
  });

  it('in which filter to lift', () => {
    fc.assert(
      fc.property(filterArbitrary, (filter) => {
        const byKey = (list: ReturnType<typeof index.relaxations>) =>
          list.toSorted((a, b) => a.key.localeCompare(b.key));
        const found = index.relaxations(filter);
        expect(byKey(found)).toEqual(byKey(truth.relaxations(filter)));
        expect(found.map(({ count }) => count)).toEqual(
          found.map(({ count }) => count).sort((a, b) => b - a),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('after a refresh', () => {
    const fresh = createLotIndex(lots, dictionary);
    const changed = lots.slice(0, 50);
    fresh.refresh(changed, dictionary);
    expect(fresh.facets({})).toEqual(createBruteForce(changed, dictionary).facets({}));
  });
});

describe('the lot index', () => {
  it('lists options that no lot has, with a count of 0', () => {
    const empty = createLotIndex([], dictionary);
    const { total, facets } = empty.facets({});
    expect(total).toBe(0);
    expect(facets.complex.map(({ count }) => count)).toEqual(dictionary.complexes.map(() => 0));
    expect(facets.price).toMatchObject({ min: 0, max: 0 });
  });

  it('finds nothing in a complex it does not know and says how to go on', () => {
    const filter: LotFilter = { complex: ['atlantida'], rooms: ['2'] };
    expect(index.find(filter, 'price', { offset: 0, limit: 24 })).toEqual({ ids: [], total: 0 });
    expect(index.relaxations(filter)).toEqual([
      { key: 'complex', count: index.facets({ rooms: ['2'] }).total },
    ]);
  });

  it('adds up to the total over the rooms', () => {
    const { total, facets } = index.facets({ complex: ['a', 'b'] });
    expect(facets.rooms.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(facets.price.histogram.reduce((sum, count) => sum + count, 0)).toBe(total);
  });

  it('refuses a lot that its dictionary does not know', () => {
    const strangers = lots.slice(0, 1).map((lot) => ({ ...lot, complex: 'atlantida' }));
    expect(() => createLotIndex(strangers, dictionary)).toThrow('atlantida');
  });
});

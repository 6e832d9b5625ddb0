import fc from 'fast-check';
import { createBruteForce } from '../../../backend/src/domain/lots/brute-force.ts';
import { createLotIndex } from '../../../backend/src/domain/lots/lot-index.ts';
import {
  dictionary,
  filterArbitrary,
  generateIndexedLots,
} from '../../../backend/src/domain/lots/samples.ts';
import type { LotIndex } from '../../../backend/src/domain/lots/types.ts';
import type { Figure } from '../figure.ts';

const LOTS = 10_000;
const QUERIES = 100;
const SEED = 30;

/** Facets with exact counts over 10,000 lots: the index against the brute-force truth, p50. */
export function facetQueries(must: number): Figure[] {
  const lots = generateIndexedLots(LOTS);
  const filters = fc.sample(filterArbitrary, { numRuns: QUERIES, seed: SEED });
  const median = (index: LotIndex) => {
    for (const filter of filters.slice(0, 10)) index.facets(filter);
    const times = filters.map((filter) => {
      const start = performance.now();
      index.facets(filter);
      return performance.now() - start;
    });
    return times.sort((a, b) => a - b)[QUERIES / 2] ?? Number.NaN;
  };
  const index = median(createLotIndex(lots, dictionary));
  const floor = median(createBruteForce(lots, dictionary));
  return [
    { id: 'P14', name: 'facets with counts, 10,000 lots', value: index, unit: 'ms' },
    { id: 'P15', name: 'the same by brute force', value: floor, unit: 'ms' },
    {
      id: 'P15',
      name: 'index faster than brute force',
      value: floor / index,
      unit: '×',
      must,
      least: true,
    },
  ];
}

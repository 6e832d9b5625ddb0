import { describe, expect, test } from 'vitest';
import {
  facetKeys,
  keysOf,
  lotFilters,
  placesFilters,
  premisesFilters,
  resaleFilters,
  type FilterSet,
} from '@m30/api/filters';
import { placeCatalogue } from '../premises/place-catalogue.ts';
import { premisesCatalogue } from '../premises/premises-catalogue.ts';
import { resaleCatalogue } from '../resale/resale-catalogue.ts';
import { flats } from './flats/flats.ts';

interface Catalogue {
  facets: Readonly<Record<string, { keys: readonly string[] }>>;
}

const catalogues: [string, Catalogue, FilterSet][] = [
  ['flats', flats, lotFilters],
  ['premises', premisesCatalogue, premisesFilters],
  ['places', placeCatalogue, placesFilters],
  ['resale flats', resaleCatalogue, resaleFilters],
];

describe.each(catalogues)('the facets of %s', (_, { facets }, filters) => {
  test('stand in the order of the address', () => {
    const names = keysOf(filters).map((key) => filters[key]?.facet ?? key);
    expect(Object.keys(facets)).toEqual([...new Set(names)]);
  });

  test('ask for keys of their own alone', () => {
    for (const [name, { keys }] of Object.entries(facets)) {
      expect(facetKeys(filters, [name])).toEqual(expect.arrayContaining([...keys]));
    }
  });
});

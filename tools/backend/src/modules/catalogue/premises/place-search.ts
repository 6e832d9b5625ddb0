import type { PlaceFacets, PlacesFilter, PlaceSort } from '@m30/api';
import { createIndex } from '../facet-index/engine/create-index.ts';
import { isListed } from '../lot/listing.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { levelName } from './level-name.ts';
import { placeCatalogue, type PlaceDictionary } from './place-catalogue.ts';
import { placedPlaces, type PlacedPlace } from './placed.ts';
import { complexOptions, searchLots, type Found } from './search-lots.ts';

/** Indexes of a snapshot by the complex; that of all by the empty name. */
const made = new WeakMap<Snapshot, Map<string, ReturnType<typeof indexPlaces>>>();

/**
 * Finds places and storage rooms for sale.
 * @param vendor only of this complex, whose options the facets are then
 */
export function searchPlaces(
  snapshot: Snapshot,
  { kind, ...rest }: PlacesFilter,
  sort: PlaceSort = 'price',
  vendor = '',
): Found<PlacedPlace, PlaceFacets> {
  const known = made.get(snapshot) ?? new Map<string, ReturnType<typeof indexPlaces>>();
  made.set(snapshot, known);
  const { index, lots, sizes } = known.get(vendor) ?? indexPlaces(snapshot, vendor);
  known.set(vendor, { index, lots, sizes });
  const filter = { ...rest, kind: kind && [kind] };
  const elsewhere = { ...filter, complex: undefined, level: undefined };
  const found = searchLots(index, lots, { filter, elsewhere, sort });
  const size = found.facets.size.filter(({ value }) => sizes.has(value));
  return { ...found, facets: { ...found.facets, size } };
}

function indexPlaces(snapshot: Snapshot, vendor: string) {
  const lots = placedPlaces(snapshot).filter(
    ({ complex }) => vendor === '' || complex.vendor === vendor,
  );
  const sizes = new Set<string | null>(lots.map(({ facts }) => facts.size));
  const index = createIndex(placeCatalogue, lots.filter(isListed), dictionaryOf(snapshot, lots));
  return { index, lots, sizes };
}

function dictionaryOf(snapshot: Snapshot, lots: readonly PlacedPlace[]): PlaceDictionary {
  const levels = new Set(lots.map(({ level }) => level));
  return {
    complexes: complexOptions(snapshot, lots),
    levels: [...levels]
      .sort((a, b) => b - a)
      .map((level) => ({ value: String(level), label: levelName(level) })),
  };
}

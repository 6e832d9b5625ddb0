import type { PlaceFacets, PlacesFilter, PlaceSort } from '@m30/api';
import type { Snapshot } from '../objects/snapshot.ts';
import { levelName } from './level-name.ts';
import { PLACE_SIZES } from './place-size.ts';
import { isListed } from '../objects/listing.ts';
import { placedPlaces, type PlacedPlace } from './placed.ts';
import {
  among,
  boundsOf,
  countOptions,
  createRowFilter,
  priceBoundsOf,
  within,
  type FacetRule,
  type Relaxation,
} from './row-filter.ts';
import type { PlaceSize } from './types.ts';

const SIZE_OPTIONS = (Object.keys(PLACE_SIZES) as PlaceSize[]).map((value) => ({
  value,
  label: PLACE_SIZES[value],
}));

const KIND_OPTIONS = [
  { value: 'parking', label: 'Машиноместа' },
  { value: 'storage', label: 'Кладовые' },
] as const;

const rules: readonly FacetRule<PlacedPlace, PlacesFilter>[] = [
  { keys: ['kind'], passes: (lot, { kind }) => kind === undefined || lot.kind === kind },
  { keys: ['complex'], passes: (lot, { complex }) => among(complex, lot.complex.vendor) },
  { keys: ['level'], passes: (lot, { level }) => among(level, String(lot.level)) },
  {
    keys: ['size'],
    passes: ({ facts }, { size }) =>
      size === undefined || (facts.size !== null && size.includes(facts.size)),
  },
  { keys: ['charging'], passes: ({ facts }, { charging }) => !charging || facts.charging },
  {
    keys: ['priceFrom', 'priceTo'],
    passes: ({ price }, { priceFrom, priceTo }) => within(price / 100, priceFrom, priceTo),
  },
  {
    keys: ['areaFrom', 'areaTo'],
    passes: ({ area }, { areaFrom, areaTo }) => within(area, areaFrom, areaTo),
  },
  { keys: ['free'], passes: ({ status }, { free }) => !free || status === 'free' },
];

const orders: Readonly<Record<PlaceSort, (lot: PlacedPlace) => number>> = {
  price: ({ price }) => price,
  '-price': ({ price }) => -price,
  area: ({ area }) => area,
  '-area': ({ area }) => -area,
};

/** What a filter finds among the places and rooms for sale. */
export interface PlacesFound {
  /** Sorted by value and then by id. */
  lots: PlacedPlace[];
  /** Found with `complex` and `level` lifted, for the list of complexes. */
  anywhere: PlacedPlace[];
  facets: PlaceFacets;
  relaxations: Relaxation[];
}

/**
 * Finds places and storage rooms for sale.
 * @param vendor only of this complex, whose options the facets are then
 */
export function searchPlaces(
  snapshot: Snapshot,
  filter: PlacesFilter,
  sort: PlaceSort = 'price',
  vendor?: string,
): PlacesFound {
  const all = placedPlaces(snapshot).filter(
    ({ complex }) => vendor === undefined || complex.vendor === vendor,
  );
  const listed = all.filter(isListed);
  const search = createRowFilter(listed, rules);
  const valueOf = orders[sort];
  const lots = search
    .find(filter)
    .sort((a, b) => valueOf(a) - valueOf(b) || (a.id < b.id ? -1 : Number(a.id > b.id)));
  return {
    lots,
    anywhere: search.find(filter, 'complex', 'level'),
    facets: facetsOf(snapshot, all, listed, search, filter),
    relaxations: lots.length === 0 ? search.relaxations(filter) : [],
  };
}

function facetsOf(
  snapshot: Snapshot,
  all: readonly PlacedPlace[],
  listed: readonly PlacedPlace[],
  search: ReturnType<typeof createRowFilter<PlacedPlace, PlacesFilter>>,
  filter: PlacesFilter,
): PlaceFacets {
  const vendors = new Set(all.map(({ complex }) => complex.vendor));
  const levels = [...new Set(all.map(({ level }) => level))].sort((a, b) => b - a);
  const sizes = new Set(all.map(({ facts }) => facts.size));
  return {
    kind: countOptions(
      KIND_OPTIONS,
      search.find(filter, 'kind'),
      (lot, value) => lot.kind === value,
    ),
    complex: countOptions(
      snapshot.complexes
        .filter(({ vendor }) => vendors.has(vendor))
        .map(({ vendor, name }) => ({ value: vendor, label: name })),
      search.find(filter, 'complex'),
      (lot, value) => lot.complex.vendor === value,
    ),
    level: countOptions(
      levels.map((level) => ({ value: String(level), label: levelName(level) })),
      search.find(filter, 'level'),
      (lot, value) => String(lot.level) === value,
    ),
    size: countOptions(
      SIZE_OPTIONS.filter(({ value }) => sizes.has(value)),
      search.find(filter, 'size'),
      ({ facts }, value) => facts.size === value,
    ),
    charging: { count: search.find({ ...filter, charging: '1' }).length },
    price: priceBoundsOf(search.find(filter, 'priceFrom'), listed),
    area: boundsOf(search.find(filter, 'areaFrom'), listed, ({ area }) => area),
    free: { count: search.find({ ...filter, free: '1' }).length },
  };
}

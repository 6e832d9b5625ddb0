import {
  aliases,
  flag,
  from,
  matches,
  one,
  some,
  to,
  type FacetName,
  type FilterQuery,
} from '../../core/filter.ts';
import { ROUBLES, SQUARE_METRES } from './filter-bounds.ts';

/** Level of a car park as an address writes it; below ground it is negative. */
export const LEVEL = /^-?\d$/;

/** A place for a car or a motorcycle, or a storage room. */
export const PLACE_KINDS = ['parking', 'storage'] as const;

/** Filters within one car park, in the order of the address. */
export const placeFilters = {
  size: some(['standard', 'large', 'family', 'motorcycle']),
  /** A car can be charged here. */
  charging: flag,
  priceFrom: from('price', ROUBLES),
  priceTo: to('price', ROUBLES),
  areaFrom: from('area', SQUARE_METRES),
  areaTo: to('area', SQUARE_METRES),
  /** Leaves out what somebody holds for a day. */
  free: flag,
} as const;

/** Filters of all car parks; the keys, in this order, are also the query string of `/parking`. */
export const placesFilters = {
  kind: one(PLACE_KINDS),
  complex: aliases,
  level: matches(LEVEL),
  ...placeFilters,
} as const;

/** Equal values are ordered by id; the first is the default. */
export const PLACE_SORTS = ['price', '-price', 'area', '-area'] as const;

export type PlacesFilter = FilterQuery<typeof placesFilters>;

export type PlacesFilterKey = keyof typeof placesFilters;

export type PlaceFacet = FacetName<typeof placesFilters>;

export type PlaceSort = (typeof PLACE_SORTS)[number];

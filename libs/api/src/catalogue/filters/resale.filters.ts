import {
  aliases,
  from,
  number,
  of,
  some,
  to,
  type FacetName,
  type FilterQuery,
} from '../../core/filter.ts';
import { FLOORS_LEFT_OUT, MINUTES, ROOMS, ROUBLES, SQUARE_METRES } from './filter-bounds.ts';

/** Years in which a house may have been built. */
const YEARS = { min: 1700, max: 2100, decimals: 0 };

/** Filters of resale flats; the keys, in this order, are also the query string of `/vtorichka`. */
export const resaleFilters = {
  district: aliases,
  rooms: some(ROOMS),
  priceFrom: from('price', ROUBLES),
  priceTo: to('price', ROUBLES),
  areaFrom: from('area', SQUARE_METRES),
  areaTo: to('area', SQUARE_METRES),
  /** All of them. */
  floorNot: some(FLOORS_LEFT_OUT),
  /** Year in which the house was built, at least. */
  yearFrom: of('year', { ...number(YEARS), limit: 'from' }),
  /** Minutes on foot at most. */
  metro: number(MINUTES),
} as const;

/** `metre` is the price a m², `-year` the newest houses first; equal values are ordered by id. The first is the default. */
export const RESALE_SORTS = [
  'price',
  '-price',
  'area',
  '-area',
  'metre',
  '-metre',
  '-year',
] as const;

export type ResaleFilter = FilterQuery<typeof resaleFilters>;

export type ResaleFilterKey = keyof typeof resaleFilters;

export type ResaleFacet = FacetName<typeof resaleFilters>;

export type ResaleSort = (typeof RESALE_SORTS)[number];

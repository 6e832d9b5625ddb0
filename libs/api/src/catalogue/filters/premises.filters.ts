import {
  aliases,
  flag,
  from,
  match,
  some,
  to,
  type FacetName,
  type FilterQuery,
} from '../../core/filter.ts';
import { HANDOVER_LIMIT, ROUBLES, SQUARE_METRES } from './filter-bounds.ts';

/** Allotted power. */
const KILOWATTS = { min: 0, max: 10_000, decimals: 0, unit: 'кВт' };

/** Height of a ceiling. */
const METRES = { min: 0, max: 20, decimals: 2, unit: 'м' };

/** Filters of commercial premises; the keys, in this order, are also the query string of the pages. */
export const premisesFilters = {
  complex: aliases,
  building: aliases,
  priceFrom: from('price', ROUBLES),
  priceTo: to('price', ROUBLES),
  areaFrom: from('area', SQUARE_METRES),
  areaTo: to('area', SQUARE_METRES),
  powerFrom: from('power', KILOWATTS),
  ceilingFrom: from('ceiling', METRES),
  /** What premises may be used for; any of them. */
  purpose: some([
    'shop',
    'grocery',
    'cafe',
    'restaurant',
    'bakery',
    'workshop',
    'pharmacy',
    'clinic',
    'beauty',
    'office',
    'school',
    'sport',
  ]),
  /** An entrance that nobody else uses. */
  entrance: flag,
  handover: match(HANDOVER_LIMIT),
  /** Leaves out what somebody holds for a day. */
  free: flag,
} as const;

/** `mixed` shows several complexes and sizes on each page, `metre` is the price a m²; equal values are ordered by id. The first is the default. */
export const PREMISES_SORTS = [
  'mixed',
  'price',
  '-price',
  'area',
  '-area',
  'metre',
  '-metre',
] as const;

export type PremisesFilter = FilterQuery<typeof premisesFilters>;

export type PremisesFilterKey = keyof typeof premisesFilters;

export type PremisesFacet = FacetName<typeof premisesFilters>;

export type PremisesSort = (typeof PREMISES_SORTS)[number];

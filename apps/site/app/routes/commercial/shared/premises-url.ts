import type { PremisesFilter, PremisesSort } from '@m30/api';
import {
  createListing,
  fields,
  numberField,
  type ListingState,
} from '../../../store/listing/index.ts';

/** Filters, order and page of the commercial premises. */
export type PremisesQuery = PremisesFilter & { sort?: PremisesSort; page?: number };

/** What an address of a list of premises says. */
export type PremisesState = ListingState<PremisesQuery>;

/** Purposes as the address writes them, in the order of the page. */
const PURPOSES = [
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
] as const;

/** Sort orders with their words; the first is the default. */
export const SORTS = [
  ['price', 'сначала дешевле'],
  ['-price', 'сначала дороже'],
  ['area', 'сначала меньше'],
  ['-area', 'сначала больше'],
  ['metre', 'по цене метра'],
  ['-metre', 'по цене метра, сверху'],
] as const;

/** Addresses of the lists of premises. */
export const premisesListing = createListing<PremisesQuery>({
  complex: fields.aliases,
  building: fields.aliases,
  priceFrom: fields.priceFrom,
  priceTo: fields.priceTo,
  areaFrom: fields.areaFrom,
  areaTo: fields.areaTo,
  powerFrom: numberField({ max: 10_000, decimals: 0, unlimited: 0 }),
  ceilingFrom: numberField({ max: 20, decimals: 2, unlimited: 0 }),
  purpose: fields.some(PURPOSES),
  entrance: fields.flag,
  handover: fields.handover,
  free: fields.flag,
  sort: fields.one(
    SORTS.map(([value]) => value),
    'price',
  ),
  page: fields.page,
});

/** Keys of the filters alone. */
export const premisesFilterKeys = premisesListing.keys.filter(
  (key) => key !== 'sort' && key !== 'page',
);

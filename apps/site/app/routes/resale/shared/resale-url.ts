import type { ResaleFilter, ResaleSort } from '@m30/api';
import {
  createListing,
  fields,
  numberField,
  type ListingState,
} from '../../../store/listing/index.ts';

/** Address of the list. */
export const RESALE_PATH = '/vtorichka';

/** Filters, order and page of the resale flats. */
export type ResaleQuery = ResaleFilter & { sort?: ResaleSort; page?: number };

/** What an address of the list says. */
export type ResaleState = ListingState<ResaleQuery>;

/** Sort orders with their words; the first is the default. */
export const SORTS = [
  ['price', 'сначала дешевле'],
  ['-price', 'сначала дороже'],
  ['area', 'сначала меньше'],
  ['-area', 'сначала больше'],
  ['metre', 'по цене метра'],
  ['-metre', 'по цене метра, сверху'],
  ['-year', 'сначала новые дома'],
] as const;

/** Addresses of the list of resale flats. */
export const resaleListing = createListing<ResaleQuery>({
  district: fields.aliases,
  rooms: fields.some(['studio', '1', '2', '3', '4']),
  priceFrom: fields.priceFrom,
  priceTo: fields.priceTo,
  areaFrom: fields.areaFrom,
  areaTo: fields.areaTo,
  floorNot: fields.some(['first', 'last']),
  yearFrom: numberField({ min: 1700, max: 2100, decimals: 0 }),
  metro: numberField({ min: 1, max: 240, decimals: 0 }),
  sort: fields.one(
    SORTS.map(([value]) => value),
    'price',
  ),
  page: fields.page,
});

/** Keys of the filters alone. */
export const resaleFilterKeys = resaleListing.keys.filter(
  (key) => key !== 'sort' && key !== 'page',
);

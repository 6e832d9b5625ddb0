import type { PlacesFilter, PlaceSort } from '@m30/api';
import {
  createListing,
  fields,
  choiceField,
  type ListingState,
} from '../../../store/listing/index.ts';

/** Address of the list of all car parks. */
export const PARKS_PATH = '/parking';

const KINDS = ['parking', 'storage'] as const;
const SIZES = ['standard', 'large', 'family', 'motorcycle'] as const;
const isLevel = (text: string): text is string => /^-?\d$/.test(text);

/** Sort orders with their words; the first is the default. */
export const SORTS = [
  ['price', 'сначала дешевле'],
  ['-price', 'сначала дороже'],
  ['area', 'сначала меньше'],
  ['-area', 'сначала больше'],
] as const;

const shared = {
  size: fields.some(SIZES),
  charging: fields.flag,
  priceFrom: fields.priceFrom,
  priceTo: fields.priceTo,
  areaFrom: fields.areaFrom,
  areaTo: fields.areaTo,
  free: fields.flag,
};

/** Filters, order and page of all car parks. */
export type PlacesQuery = Omit<PlacesFilter, 'level'> & { sort?: PlaceSort; page?: number };

/** What an address of `/parking` says. */
export type PlacesState = ListingState<PlacesQuery>;

/** Addresses of `/parking`. */
export const placesListing = createListing<PlacesQuery>({
  kind: fields.one(KINDS),
  complex: fields.aliases,
  ...shared,
  sort: fields.one(
    SORTS.map(([value]) => value),
    'price',
  ),
  page: fields.page,
});

/** Filters within one car park, its level and the place that was chosen. */
export type ParkQuery = Omit<PlacesFilter, 'level' | 'complex'> & {
  level?: string;
  place?: string;
};

/** What an address of `/parking/{uid}` says. */
export type ParkState = ListingState<ParkQuery>;

/** Addresses of `/parking/{uid}`. */
export const parkListing = createListing<ParkQuery>({
  level: choiceField(isLevel),
  kind: fields.one(KINDS),
  ...shared,
  place: choiceField((text): text is string => /^[a-z0-9][a-z0-9._-]{0,79}$/i.test(text)),
});

/** Keys of the filters that both pages have. */
export const PLACE_KEYS = ['kind', ...Object.keys(shared)];

import {
  ALIAS,
  LEVEL,
  PLACE_SORTS,
  placeFilters,
  type PlacesFilter,
  placesFilters,
  type PlaceSort,
} from '@m30/api/filters';
import {
  createListing,
  filterFields,
  type ListingState,
  oneOrFirst,
  page,
} from '../../../store/listing/index.ts';

/** Address of the list of all car parks. */
export const PARKS_PATH = '/parking';

/** Sort orders with their words; the first is the default. */
export const SORTS = Object.entries({
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  area: 'сначала меньше',
  '-area': 'сначала больше',
} satisfies Record<PlaceSort, string>);

/** Filters that the list and a car park have both. */
const shared = { kind: placesFilters.kind, ...placeFilters };

/** The list has no levels: each car park has its own. */
const { level: _level, ...parksFilters } = placesFilters;

/** Filters, order and page of all car parks. */
export type PlacesQuery = Omit<PlacesFilter, 'level'> & { sort?: PlaceSort; page?: number };

/** What an address of `/parking` says. */
export type PlacesState = ListingState<PlacesQuery>;

/** Addresses of `/parking`. */
export const placesListing = createListing<PlacesQuery>({
  ...filterFields(parksFilters),
  sort: oneOrFirst(PLACE_SORTS),
  page,
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
  ...filterFields({
    level: { kind: 'match', pattern: LEVEL },
    ...shared,
    place: { kind: 'match', pattern: ALIAS },
  }),
});

/** Keys of the filters that both pages have. */
export const PLACE_KEYS = Object.keys(shared);

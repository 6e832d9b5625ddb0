import {
  keysOf,
  PREMISES_SORTS,
  type PremisesFilter,
  premisesFilters,
  type PremisesSort,
} from '@m30/api/filters';
import {
  createListing,
  filterFields,
  type ListingState,
  oneOrFirst,
  page,
} from '../../../store/listing/index.ts';

/** Filters, order and page of the commercial premises. */
export type PremisesQuery = PremisesFilter & { sort?: PremisesSort; page?: number };

/** What an address of a list of premises says. */
export type PremisesState = ListingState<PremisesQuery>;

/** Sort orders with their words; the first is the default. */
export const SORTS = Object.entries({
  mixed: 'вперемешку',
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  area: 'сначала меньше',
  '-area': 'сначала больше',
  metre: 'по цене метра',
  '-metre': 'по цене метра, сверху',
} satisfies Record<PremisesSort, string>);

/** Addresses of the lists of premises. */
export const premisesListing = createListing<PremisesQuery>({
  ...filterFields(premisesFilters),
  sort: oneOrFirst(PREMISES_SORTS),
  page,
});

/** Keys of the filters alone. */
export const premisesFilterKeys = keysOf(premisesFilters);

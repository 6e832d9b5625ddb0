import {
  keysOf,
  RESALE_SORTS,
  type ResaleFilter,
  resaleFilters,
  type ResaleSort,
} from '@m30/api/filters';
import {
  createListing,
  filterFields,
  type ListingState,
  oneOrFirst,
  page,
} from '../../../store/listing/index.ts';

/** Address of the list. */
export const RESALE_PATH = '/vtorichka';

/** Filters, order and page of the resale flats. */
export type ResaleQuery = ResaleFilter & { sort?: ResaleSort; page?: number };

/** What an address of the list says. */
export type ResaleState = ListingState<ResaleQuery>;

/** Sort orders with their words; the first is the default. */
export const SORTS = Object.entries({
  price: 'сначала дешевле',
  '-price': 'сначала дороже',
  area: 'сначала меньше',
  '-area': 'сначала больше',
  metre: 'по цене метра',
  '-metre': 'по цене метра, сверху',
  '-year': 'сначала новые дома',
} satisfies Record<ResaleSort, string>);

/** Addresses of the list of resale flats. */
export const resaleListing = createListing<ResaleQuery>({
  ...filterFields(resaleFilters),
  sort: oneOrFirst(RESALE_SORTS),
  page,
});

/** Keys of the filters alone. */
export const resaleFilterKeys = keysOf(resaleFilters);

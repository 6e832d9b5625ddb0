import {
  keysOf,
  LOT_SORTS,
  type LotFilter,
  lotFilters,
  type LotFilterKey as FilterKey,
  type LotSort,
} from '@m30/api/filters';
import {
  createListing,
  filterFields,
  type ListingState,
  oneOrFirst,
  page,
} from '../listing/index.ts';

type Present<Shape> = { [Key in keyof Shape]-?: NonNullable<Shape[Key]> };

/** Ways to look at what was found. */
export type CatalogueView = (typeof VIEWS)[number];

/** Filters, order, page and view: everything an address of the catalogue may ask for. */
export type CatalogueQuery = Present<
  LotFilter & { sort: LotSort; page: number; view: CatalogueView }
>;

export type { FilterKey };

/** What an address of the catalogue says. Prices are whole roubles, areas m². */
export type CatalogueState = ListingState<CatalogueQuery>;

/** Views as the address writes them; the first is the default and left out. */
export const VIEWS = ['cards', 'list', 'plans', 'chess', 'map'] as const;

/** Addresses of the catalogue. */
export const catalogueListing = createListing<CatalogueQuery>({
  ...filterFields(lotFilters),
  sort: oneOrFirst(LOT_SORTS),
  page,
  view: oneOrFirst(VIEWS),
});

/** Keys of the filters alone, without order, page and view. */
export const filterKeys = keysOf(lotFilters);

/** Address of the catalogue with this state. */
export const catalogueHref = (state: CatalogueState): string =>
  `/katalog${catalogueListing.write(state)}`;

/** The filters alone, as the API takes them. */
export function filterOf(query: Partial<CatalogueQuery>): LotFilter {
  const { sort: _sort, page: _page, view: _view, ...filter } = query;
  return filter;
}

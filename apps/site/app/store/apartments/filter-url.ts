import type { LotFilter, LotSort } from '@m30/api';
import {
  choiceField,
  createListing,
  fields,
  numberField,
  textField,
  type ListingState,
} from '../listing/index.ts';

type Present<Shape> = { [Key in keyof Shape]-?: NonNullable<Shape[Key]> };

/** Ways to look at what was found. */
export type CatalogueView = (typeof VIEWS)[number];

/** Filters, order, page and view: everything an address of the catalogue may ask for. */
export type CatalogueQuery = Present<
  LotFilter & { sort: LotSort; page: number; view: CatalogueView }
>;

/** A filter's key in the address. */
export type FilterKey = keyof LotFilter;

/** What an address of the catalogue says. Prices are whole roubles, areas m². */
export type CatalogueState = ListingState<CatalogueQuery>;

/** Rooms as the address writes them, in the order of the page. */
export const ROOMS = ['studio', '1', '2', '3', '4'] as const;

/** Sort orders as the address writes them; the first is the default and left out. */
export const SORTS = [
  'price',
  '-price',
  'area',
  '-area',
  'handover',
  'metre',
  '-metre',
  'floor',
  '-floor',
] as const;

/** Views as the address writes them; the first is the default and left out. */
export const VIEWS = ['cards', 'list', 'plans', 'chess', 'map'] as const;

/** Latitude and longitude in degrees: `59.9343,30.3351`. */
const isCoordinate = (text: string): text is string =>
  /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/.test(text);

const floor = { min: 1, max: 200, decimals: 0 };

/** Addresses of the catalogue. */
export const catalogueListing = createListing<CatalogueQuery>({
  complex: fields.aliases,
  building: fields.aliases,
  rooms: fields.some(ROOMS),
  priceFrom: fields.priceFrom,
  priceTo: fields.priceTo,
  payFrom: fields.priceFrom,
  payTo: fields.priceTo,
  programme: fields.alias,
  term: numberField({ min: 1, max: 50, decimals: 0 }),
  down: fields.priceFrom,
  areaFrom: fields.areaFrom,
  areaTo: fields.areaTo,
  kitchenFrom: fields.areaFrom,
  kitchenTo: fields.areaTo,
  floorFrom: numberField({ ...floor, unlimited: 1 }),
  floorTo: numberField(floor),
  floorNot: fields.some(['first', 'last']),
  handover: fields.handover,
  finish: fields.some(['none', 'shell', 'prepared', 'full', 'furnished']),
  options: fields.some([
    'balcony',
    'loggia',
    'terrace',
    'two-bathrooms',
    'euro',
    'corner',
    'water',
  ]),
  sides: fields.some(['n', 'e', 's', 'w']),
  pay: fields.some(['full', 'mortgage', 'instalment', 'trade-in', 'capital']),
  discount: fields.flag,
  free: fields.flag,
  metro: fields.minutes,
  number: textField(40),
  plan: fields.aliases,
  commute: fields.minutes,
  work: choiceField(isCoordinate),
  sort: fields.one(SORTS, SORTS[0]),
  page: fields.page,
  view: fields.one(VIEWS, VIEWS[0]),
});

/** Keys of the filters alone, without order, page and view. */
export const filterKeys = catalogueListing.keys.filter(
  (key): key is FilterKey => key !== 'sort' && key !== 'page' && key !== 'view',
);

/** Address of the catalogue with this state. */
export const catalogueHref = (state: CatalogueState): string =>
  `/katalog${catalogueListing.write(state)}`;

/** The filters alone, as the API takes them. */
export function filterOf(query: Partial<CatalogueQuery>): LotFilter {
  const { sort: _sort, page: _page, view: _view, ...filter } = query;
  return filter;
}

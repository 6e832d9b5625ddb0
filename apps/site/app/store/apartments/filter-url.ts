import type { LotFilter, LotSort } from '@m30/api';
import {
  choiceField,
  listField,
  numberField,
  oneOf,
  setField,
  textField,
  type FilterField,
} from './filter-field.ts';
import { isMarketing } from './is-marketing.ts';

export { isMarketing } from './is-marketing.ts';

type Present<Shape> = { [Key in keyof Shape]-?: NonNullable<Shape[Key]> };

/** Ways to look at what was found. */
export type CatalogueView = (typeof VIEWS)[number];

/** Filters, order, page and view: everything an address of the catalogue may ask for. */
export type CatalogueQuery = Present<
  LotFilter & { sort: LotSort; page: number; view: CatalogueView }
>;

/** A filter's key in the address. */
export type FilterKey = keyof LotFilter;

/** A pair of the address that the catalogue does not understand, shown and never dropped. */
interface RefusedPair {
  key: string;
  value: string;
}

/** What an address of the catalogue says. Prices are whole roubles, areas m². */
export interface CatalogueState {
  query: Partial<CatalogueQuery>;
  refused: readonly RefusedPair[];
}

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

const isAlias = (text: string): text is string => /^[a-z0-9][a-z0-9._-]{0,79}$/i.test(text);
const isHandover = (text: string): text is string => /^(ready|20\d\d-[1-4])$/.test(text);

/** Latitude and longitude in degrees: `59.9343,30.3351`. */
const isCoordinate = (text: string): text is string =>
  /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/.test(text);

const aliases = listField(isAlias, (a, b) => (a < b ? -1 : 1));
const roubles = { max: 10_000_000_000, decimals: 0 };
const area = { max: 10_000, decimals: 2 };
const floor = { min: 1, max: 200, decimals: 0 };
const ticked = choiceField(oneOf(['1'] as const));

/** Every key that is understood, in the order of the address. */
const fields: { [Key in keyof CatalogueQuery]: FilterField<CatalogueQuery[Key]> } = {
  complex: aliases,
  building: aliases,
  rooms: setField(ROOMS),
  priceFrom: numberField({ ...roubles, unlimited: 0 }),
  priceTo: numberField(roubles),
  payFrom: numberField({ ...roubles, unlimited: 0 }),
  payTo: numberField(roubles),
  programme: choiceField(isAlias),
  term: numberField({ min: 1, max: 50, decimals: 0 }),
  down: numberField({ ...roubles, unlimited: 0 }),
  areaFrom: numberField({ ...area, unlimited: 0 }),
  areaTo: numberField(area),
  kitchenFrom: numberField({ ...area, unlimited: 0 }),
  kitchenTo: numberField(area),
  floorFrom: numberField({ ...floor, unlimited: 1 }),
  floorTo: numberField(floor),
  floorNot: setField(['first', 'last']),
  handover: choiceField(isHandover),
  finish: setField(['none', 'shell', 'prepared', 'full', 'furnished']),
  options: setField(['balcony', 'loggia', 'terrace', 'two-bathrooms', 'euro', 'corner', 'water']),
  sides: setField(['n', 'e', 's', 'w']),
  pay: setField(['full', 'mortgage', 'instalment', 'trade-in', 'capital']),
  discount: ticked,
  free: ticked,
  metro: numberField({ min: 1, max: 240, decimals: 0 }),
  number: textField(40),
  plan: aliases,
  commute: numberField({ min: 1, max: 240, decimals: 0 }),
  work: choiceField(isCoordinate),
  sort: choiceField(oneOf(SORTS), SORTS[0]),
  page: numberField({ min: 1, max: 10_000, decimals: 0, unlimited: 1 }),
  view: choiceField(oneOf(VIEWS), VIEWS[0]),
};

/** Keys of the address in their fixed order. */
export const queryKeys = Object.keys(fields) as (keyof CatalogueQuery)[];

/** Keys of the filters alone, without order, page and view. */
export const filterKeys = queryKeys.filter(
  (key): key is FilterKey => key !== 'sort' && key !== 'page' && key !== 'view',
);

/** Reads an address: what is understood, and what has to be shown as not understood. */
export function readCatalogueUrl(search: string | URLSearchParams): CatalogueState {
  const params = new URLSearchParams(search);
  const query: Partial<CatalogueQuery> = {};
  const refused: RefusedPair[] = [];
  for (const key of queryKeys) {
    for (const value of readInto(query, key, params.getAll(key))) refused.push({ key, value });
  }
  for (const [key, value] of params) {
    if (!isKnown(key) && !isMarketing(key)) refused.push({ key, value });
  }
  return { query, refused: withoutRepeats(refused) };
}

/** Keys and texts of a state in the order of its address, as hidden fields of a form need them. */
export function catalogueEntries({
  query,
  refused,
}: CatalogueState): [key: string, text: string][] {
  const understood = queryKeys.flatMap((key): [string, string][] => {
    const text = writeFrom(query, key);
    return text === undefined ? [] : [[key, text]];
  });
  return [...understood, ...refused.map(({ key, value }): [string, string] => [key, value])];
}

/** Writes a state as a query string: `?rooms=2&priceTo=14000000`, or '' for no filter at all. */
export function writeCatalogueUrl(state: CatalogueState): string {
  const search = new URLSearchParams(catalogueEntries(state)).toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** Address of the catalogue with this state. */
export const catalogueHref = (state: CatalogueState): string =>
  `/katalog${writeCatalogueUrl(state)}`;

/** The filters alone, as the API takes them. */
export function filterOf(query: Partial<CatalogueQuery>): LotFilter {
  const { sort: _sort, page: _page, view: _view, ...filter } = query;
  return filter;
}

function readInto<Key extends keyof CatalogueQuery>(
  query: Partial<CatalogueQuery>,
  key: Key,
  params: readonly string[],
): string[] {
  const texts = params.map((text) => text.trim()).filter(Boolean);
  const { value, refused } = fields[key].read(texts);
  if (value !== undefined) query[key] = value;
  return refused;
}

function writeFrom<Key extends keyof CatalogueQuery>(
  query: Partial<CatalogueQuery>,
  key: Key,
): string | undefined {
  const value = query[key];
  return value === undefined ? undefined : fields[key].write(value);
}

const isKnown = (key: string): boolean => Object.hasOwn(fields, key);

function withoutRepeats(pairs: readonly RefusedPair[]): RefusedPair[] {
  const seen = new Set<string>();
  return pairs.filter(({ key, value }) => {
    const name = `${key}=${value}`;
    return !seen.has(name) && seen.add(name);
  });
}

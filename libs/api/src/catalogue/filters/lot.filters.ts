import {
  alias,
  aliases,
  flag,
  from,
  match,
  number,
  of,
  one,
  some,
  text,
  to,
  type FacetName,
  type FilterQuery,
} from '../../core/filter.ts';
import {
  FLOORS_LEFT_OUT,
  HANDOVER_LIMIT,
  MINUTES,
  ROOMS,
  ROUBLES,
  SQUARE_METRES,
} from './filter-bounds.ts';

/** Floors of flats: below the first one stand cars. */
const FLOORS = { min: 1, max: 200, decimals: 0 };

/** Sun of a day. */
const HOURS = { min: 0, max: 24, decimals: 0, unit: 'ч' };

/** Way to a house opposite: what is farther counts as nothing. */
const WAY_ACROSS = { min: 0, max: 1000, decimals: 0, unit: 'м' };

/** Years of a loan. */
const YEARS = { min: 1, max: 50, decimals: 0 };

/** Latitude and longitude: `59.9343,30.3351`. */
const COORDINATE = /^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/;

/** How a buyer gets to an address. */
export const COMMUTE_BY = ['car', 'metro', 'foot'] as const;

/** Way to an address. */
export type CommuteBy = (typeof COMMUTE_BY)[number];

/** How a buyer gets there where nothing is said of it. */
export const DEFAULT_COMMUTE_BY: CommuteBy = 'car';

/** Keys of the ways to two addresses: minutes, the kind of the way, the address. */
export const COMMUTES = [
  { minutes: 'commute', by: 'commuteBy', work: 'work' },
  { minutes: 'commute2', by: 'commuteBy2', work: 'work2' },
] as const;

/** Places around a complex whose way on foot is a filter: each kind is its key. */
export const NEARBY_KINDS = ['school', 'kindergarten', 'clinic'] as const;

/** A kind of places around a complex. */
export type NearbyKind = (typeof NEARBY_KINDS)[number];

/** An address as a filter writes it. */
export const isPlace = (text: string): boolean => COORDINATE.test(text);

/**
 * Filters of the catalogue. The keys, in this order, are also the query string of `/katalog`. Everything else about a filter
 * derives from its line, or is asked for by the compiler (decision 111).
 */
export const lotFilters = {
  complex: aliases,
  /** Alias within a complex: without `complex`, of any. */
  building: aliases,
  rooms: some(ROOMS),
  priceFrom: from('price', ROUBLES),
  priceTo: to('price', ROUBLES),
  /** Monthly payment by `programme`, `term` and `down`; on their own these three filter nothing. */
  payFrom: from('payment', ROUBLES),
  payTo: to('payment', ROUBLES),
  /** Id of a mortgage programme, the one of the cards by default. */
  programme: of('payment', alias),
  /** Years, the programme's longest by default. */
  term: of('payment', number(YEARS)),
  /**
   * The visitor's own down payment: with limits of the payment a flat that asks for a larger one is left out. Until he says
   * it, it is the programme's share of each price, and what the largest loan does not reach with it is left out, too.
   */
  down: of('payment', { ...number(ROUBLES), unlimited: 0 }),
  areaFrom: from('area', SQUARE_METRES),
  areaTo: to('area', SQUARE_METRES),
  kitchenFrom: from('kitchen', SQUARE_METRES),
  kitchenTo: to('kitchen', SQUARE_METRES),
  floorFrom: from('floor', FLOORS),
  floorTo: to('floor', FLOORS),
  /** All of them. */
  floorNot: some(FLOORS_LEFT_OUT),
  handover: match(HANDOVER_LIMIT),
  /** From bare walls to furniture. */
  finish: some(['none', 'shell', 'prepared', 'full', 'furnished']),
  /** What a flat has besides its rooms; all of them. */
  options: some(['balcony', 'loggia', 'terrace', 'two-bathrooms', 'euro', 'corner', 'water']),
  /** Sides of the world that windows face; any of them. */
  sides: some(['n', 'e', 's', 'w']),
  /**
   * Sun of 22 March, an hour of it in a room at least, and water that is seen, as the model of the house has it; all of them. A flat whose
   * light is not calculated has none.
   */
  light: some(['morning', 'day', 'evening', 'water']),
  /** Sun of 22 March in the sunniest room. */
  sunFrom: from('sun', HOURS),
  /** Way to the nearest house in front of a window; where there is none, any is short enough. */
  oppositeFrom: from('opposite', WAY_ACROSS),
  /** Ways to pay; any of them. */
  pay: some(['full', 'mortgage', 'instalment', 'trade-in', 'capital']),
  /** Cheaper now than before. */
  discount: flag,
  /** Leaves out what somebody holds for a day. */
  free: flag,
  /** Minutes on foot at most. */
  metro: number(MINUTES),
  /** Minutes on foot at most to the nearest of each kind; all of them. */
  school: number(MINUTES),
  kindergarten: number(MINUTES),
  clinic: number(MINUTES),
  /** Number of a lot in its building, or its id. */
  number: text(40),
  /** Ids of flat types. */
  plan: aliases,
  /** Minutes to `work` at most, by car by default; `work` alone filters nothing. */
  commute: number(MINUTES),
  commuteBy: of('commute', one(COMMUTE_BY)),
  work: of('commute', match(COORDINATE)),
  /** The same of a second address: both have to hold. */
  commute2: number(MINUTES),
  commuteBy2: of('commute2', one(COMMUTE_BY)),
  work2: of('commute2', match(COORDINATE)),
} as const;

/** `mixed` shows several complexes and kinds on each page, `metre` is the price a m², `handover` the earliest keys first, `-sun` the most sun of 22 March; equal values are ordered by id. The first is the default. */
export const LOT_SORTS = [
  'mixed',
  'price',
  '-price',
  'area',
  '-area',
  'handover',
  'metre',
  '-metre',
  'floor',
  '-floor',
  '-sun',
] as const;

export type LotFilter = FilterQuery<typeof lotFilters>;

/** A filter's key in the address. */
export type LotFilterKey = keyof typeof lotFilters;

/** What filters of flats are about: `price` of `priceFrom` and `priceTo`. */
export type LotFacet = FacetName<typeof lotFilters>;

export type LotSort = (typeof LOT_SORTS)[number];

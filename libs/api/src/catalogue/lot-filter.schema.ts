import * as v from 'valibot';
import { alias, decimal, integer, list, requiredText } from '../core/schemas.ts';
import { RoomsSchema } from './lot.schema.ts';

/** `ready`, or the last quarter a buyer would wait for: `2028-4`. */
export const HandoverLimitSchema = v.pipe(
  v.string(),
  v.regex(/^(ready|20\d\d-[1-4])$/, 'Срок вида 2028-4 или ready'),
);

/** `metre` is the price a m², `handover` the earliest keys first; equal values are ordered by id. */
export const LotSortSchema = v.picklist(
  ['price', '-price', 'area', '-area', 'handover', 'metre', '-metre', 'floor', '-floor'],
  'Неизвестная сортировка',
);

/** How a flat is handed over, from bare walls to furniture. */
export const FinishSchema = v.picklist(
  ['none', 'shell', 'prepared', 'full', 'furnished'],
  'Неизвестная отделка',
);

/** What a flat has besides its rooms. */
export const LotOptionSchema = v.picklist(
  ['balcony', 'loggia', 'terrace', 'two-bathrooms', 'euro', 'corner', 'water'],
  'Неизвестная особенность',
);

/** Sides of the world that windows face. */
export const SideSchema = v.picklist(['n', 'e', 's', 'w'], 'Неизвестная сторона света');

/** Ways to pay. */
export const PaymentKindSchema = v.picklist(
  ['full', 'mortgage', 'instalment', 'trade-in', 'capital'],
  'Неизвестный способ оплаты',
);

/** Floors that a buyer leaves out: the ground floor, the highest of the section. */
export const FloorNotSchema = v.picklist(['first', 'last'], 'Неизвестный этаж');

/** A place as a query string writes it. */
export const CoordinateTextSchema = v.pipe(
  v.string('Неверные координаты'),
  v.regex(/^-?\d{1,2}(\.\d{1,6})?,-?\d{1,3}(\.\d{1,6})?$/, 'Координаты вида 59.9343,30.3351'),
);

/** A box that is ticked, as a query string writes it. */
const ticked = v.literal('1', 'Допустимо только значение 1');

const roubles = integer(0, 10_000_000_000);

const area = decimal(0, 10_000);

const floor = integer(-9, 200);

/**
 * Filters of the catalogue. The keys, in this order, are also the query string of `/katalog`;
 * money is in whole roubles and areas in m², because people read and share these addresses.
 */
export const lotFilterEntries = {
  complex: v.optional(list(alias)),
  /** Alias within a complex: without `complex`, of any. */
  building: v.optional(list(alias)),
  rooms: v.optional(list(RoomsSchema)),
  priceFrom: v.optional(roubles),
  priceTo: v.optional(roubles),
  /** Monthly payment by `programme`, `term` and `down`; on their own these three filter nothing. */
  payFrom: v.optional(roubles),
  payTo: v.optional(roubles),
  /** Id of a mortgage programme, the one of the cards unless told otherwise. */
  programme: v.optional(alias),
  /** Years, the programme's longest unless told otherwise. */
  term: v.optional(integer(1, 50)),
  /** Down payment. A flat that asks for a larger one is left out; the least of each flat otherwise. */
  down: v.optional(roubles),
  areaFrom: v.optional(area),
  areaTo: v.optional(area),
  kitchenFrom: v.optional(area),
  kitchenTo: v.optional(area),
  floorFrom: v.optional(floor),
  floorTo: v.optional(floor),
  floorNot: v.optional(list(FloorNotSchema)),
  handover: v.optional(HandoverLimitSchema),
  finish: v.optional(list(FinishSchema)),
  /** All of them. */
  options: v.optional(list(LotOptionSchema)),
  /** Any of them. */
  sides: v.optional(list(SideSchema)),
  /** Any of them. */
  pay: v.optional(list(PaymentKindSchema)),
  /** Cheaper now than before. */
  discount: v.optional(ticked),
  /** Leaves out what somebody holds for a day. */
  free: v.optional(ticked),
  /** Minutes on foot at most. */
  metro: v.optional(integer(1, 240)),
  /** Number of a lot in its building, or its id. */
  number: v.optional(requiredText(40)),
  /** Ids of flat types. */
  plan: v.optional(list(alias)),
  /** Minutes by car to `work` at most; `work` alone filters nothing. */
  commute: v.optional(integer(1, 240)),
  /** Latitude and longitude: `59.9343,30.3351`. */
  work: v.optional(CoordinateTextSchema),
};

/** An unknown key is refused, so that no filter is dropped without a word. */
export const LotFilterSchema = v.strictObject(lotFilterEntries);

export type LotFilter = v.InferOutput<typeof LotFilterSchema>;

export type LotSort = v.InferOutput<typeof LotSortSchema>;

/** One value of a filter and how many lots it would give. */
export const OptionSchema = v.object({ value: v.string(), label: v.string(), count: v.number() });

/** What a tick would give. */
export const FlagSchema = v.object({ count: v.number() });

/** Smallest and largest of what is left. */
export const BoundsSchema = v.object({ min: v.number(), max: v.number() });

/** Bounds of a price in whole roubles, with lots in equal steps from min to max. */
export const PriceBoundsSchema = v.object({
  ...BoundsSchema.entries,
  histogram: v.array(v.number()),
});

/**
 * What each filter would give: a count is exact with all other filters kept and the own facet
 * lifted; of `options` and `floorNot`, where all have to hold, it is the count with that one added. `handover`
 * and `metro` are limits, so that their counts grow. Money is whole roubles, areas are m².
 */
export const FacetsSchema = v.object({
  complex: v.array(OptionSchema),
  building: v.array(
    v.object({
      ...OptionSchema.entries,
      /** Complexes that have a building of this alias. */
      complexes: v.array(v.string()),
    }),
  ),
  rooms: v.array(OptionSchema),
  price: PriceBoundsSchema,
  payment: v.object({
    /** Payments a month by the chosen programme, term and down payment. */
    ...BoundsSchema.entries,
    /** Lots within the chosen payments, if a programme were chosen instead. */
    programmes: v.array(OptionSchema),
  }),
  area: BoundsSchema,
  kitchen: BoundsSchema,
  floor: BoundsSchema,
  floorNot: v.array(OptionSchema),
  handover: v.array(OptionSchema),
  finish: v.array(OptionSchema),
  options: v.array(OptionSchema),
  sides: v.array(OptionSchema),
  pay: v.array(OptionSchema),
  discount: FlagSchema,
  free: FlagSchema,
  metro: v.array(OptionSchema),
});

export type Facets = v.InferOutput<typeof FacetsSchema>;

export type FacetOption = v.InferOutput<typeof OptionSchema>;

/** Which single filter to lift when nothing is found, and how many lots that gives. */
export const RelaxationSchema = v.object({ key: v.string(), count: v.number() });

/** Lots on one page of the catalogue. */
export const PAGE_SIZE = 24;

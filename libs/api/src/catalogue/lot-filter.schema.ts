import * as v from 'valibot';
import { filterEntries } from '../core/filter-schema.ts';
import { UNKNOWN_FLOOR, UNKNOWN_ROOMS, WRONG_HANDOVER } from './filters/filter-messages.ts';
import { LOT_SORTS, lotFilters, type LotFacet } from './filters/lot.filters.ts';

export const LotSortSchema = v.picklist(LOT_SORTS, 'Неизвестная сортировка');

const UNKNOWN_PAYMENT = 'Неизвестный способ оплаты';

const UNKNOWN_WAY = 'Неизвестный способ добраться';

const WRONG_PLACE = 'Координаты вида 59.9343,30.3351';

/** Ways to pay. */
export const PaymentKindSchema = v.picklist(lotFilters.pay.values, UNKNOWN_PAYMENT);

/** Entries of the filters of flats. */
export const lotFilterEntries = filterEntries(lotFilters, {
  rooms: UNKNOWN_ROOMS,
  floorNot: UNKNOWN_FLOOR,
  handover: WRONG_HANDOVER,
  finish: 'Неизвестная отделка',
  options: 'Неизвестная особенность',
  sides: 'Неизвестная сторона света',
  light: 'Неизвестное условие света или вида',
  pay: UNKNOWN_PAYMENT,
  commuteBy: UNKNOWN_WAY,
  work: WRONG_PLACE,
  commuteBy2: UNKNOWN_WAY,
  work2: WRONG_PLACE,
});

/** An unknown key is refused, so that no filter is dropped without a word. */
export const LotFilterSchema = v.strictObject(lotFilterEntries);

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

/** Facets that have options to count; the others only filter. */
type AnsweredFacet = Exclude<LotFacet, 'number' | 'plan' | 'commute' | 'commute2'>;

/**
 * What each filter would give: a count is exact with all other filters kept and the own facet
 * lifted; of `options`, `light` and `floorNot`, where all have to hold, it is the count with that one added. `handover`
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
  light: v.array(OptionSchema),
  /** Hours; both bounds are 0 while no flat is calculated, as those of `opposite`. */
  sun: BoundsSchema,
  /** Metres, 1000 where no house is in front. */
  opposite: BoundsSchema,
  pay: v.array(OptionSchema),
  discount: FlagSchema,
  free: FlagSchema,
  metro: v.array(OptionSchema),
  school: v.array(OptionSchema),
  kindergarten: v.array(OptionSchema),
  clinic: v.array(OptionSchema),
} satisfies Record<AnsweredFacet, v.GenericSchema>);

export type Facets = v.InferOutput<typeof FacetsSchema>;

export type FacetOption = v.InferOutput<typeof OptionSchema>;

/** Which single filter to lift when nothing is found, and how many lots that gives. */
export const RelaxationSchema = v.object({ key: v.string(), count: v.number() });

/** Lots on one page of the catalogue. */
export const PAGE_SIZE = 24;

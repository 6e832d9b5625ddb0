import * as v from 'valibot';
import { alias, decimal, integer, kopecks, list } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import {
  BoundsSchema,
  FlagSchema,
  HandoverLimitSchema,
  OptionSchema,
  PriceBoundsSchema,
} from './lot-filter.schema.ts';
import { HandoverSchema, LotStatusSchema } from './lot.schema.ts';

/** What premises may be used for. */
const PurposeSchema = v.picklist(
  [
    'shop',
    'grocery',
    'cafe',
    'restaurant',
    'bakery',
    'workshop',
    'pharmacy',
    'clinic',
    'beauty',
    'office',
    'school',
    'sport',
  ],
  'Неизвестное назначение',
);

/** `metre` is the price a m²; equal values are ordered by id. */
export const PremisesSortSchema = v.picklist(
  ['price', '-price', 'area', '-area', 'metre', '-metre'],
  'Неизвестная сортировка',
);

const ticked = v.literal('1', 'Допустимо только значение 1');

const roubles = integer(0, 10_000_000_000);

const area = decimal(0, 10_000);

/** Filters of commercial premises; the keys, in this order, are also the query string of the pages. */
export const premisesFilterEntries = {
  complex: v.optional(list(alias)),
  building: v.optional(list(alias)),
  priceFrom: v.optional(roubles),
  priceTo: v.optional(roubles),
  areaFrom: v.optional(area),
  areaTo: v.optional(area),
  /** Allotted power, kW. */
  powerFrom: v.optional(integer(0, 10_000)),
  /** Metres. */
  ceilingFrom: v.optional(decimal(0, 20)),
  /** Any of them. */
  purpose: v.optional(list(PurposeSchema)),
  /** An entrance that nobody else uses. */
  entrance: v.optional(ticked),
  handover: v.optional(HandoverLimitSchema),
  /** Leaves out what somebody holds for a day. */
  free: v.optional(ticked),
};

/** What each filter would give, its own facet lifted; money is whole roubles. */
export const PremisesFacetsSchema = v.object({
  complex: v.array(OptionSchema),
  building: v.array(OptionSchema),
  price: PriceBoundsSchema,
  area: BoundsSchema,
  /** kW. */
  power: BoundsSchema,
  /** Metres. */
  ceiling: BoundsSchema,
  purpose: v.array(OptionSchema),
  entrance: FlagSchema,
  handover: v.array(OptionSchema),
  free: FlagSchema,
});

export type PremisesFilter = v.InferOutput<
  v.StrictObjectSchema<typeof premisesFilterEntries, undefined>
>;

export type PremisesSort = v.InferOutput<typeof PremisesSortSchema>;

export type PremisesFacets = v.InferOutput<typeof PremisesFacetsSchema>;

/** A complex with what its ground floors offer under the filter. */
export const PremisesComplexSchema = v.object({
  vendor: v.string(),
  name: v.string(),
  place: v.string(),
  picture: PictureSchema,
  /** Found by the filter with `complex` and `building` lifted. */
  count: v.number(),
  /** m²; `null` where nothing was found. */
  areaFrom: v.nullable(v.number()),
  areaTo: v.nullable(v.number()),
  priceFrom: v.nullable(kopecks),
  /** Earliest keys of its premises. */
  handover: HandoverSchema,
});

/** The ground floor of one building, every unit of it in the order of the numbers. */
export const GroundFloorSchema = v.object({
  subvendor: v.string(),
  name: v.string(),
  units: v.array(
    v.object({
      id: v.string(),
      number: v.string(),
      url: v.string(),
      status: LotStatusSchema,
      /** m². */
      area: v.number(),
      /** `null` where it is not for sale. */
      price: v.nullable(kopecks),
      /** For sale, and what the filter asks for. */
      matches: v.boolean(),
    }),
  ),
});

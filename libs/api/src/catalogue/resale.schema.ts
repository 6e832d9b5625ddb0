import * as v from 'valibot';
import { alias, decimal, integer, kopecks, list } from '../core/schemas.ts';
import {
  BoundsSchema,
  FloorNotSchema,
  OptionSchema,
  PriceBoundsSchema,
} from './lot-filter.schema.ts';
import { LotStatusSchema, RoomsSchema } from './lot.schema.ts';

/** `metre` is the price a m², `-year` the newest houses first; equal values are ordered by id. */
export const ResaleSortSchema = v.picklist(
  ['price', '-price', 'area', '-area', 'metre', '-metre', '-year'],
  'Неизвестная сортировка',
);

const roubles = integer(0, 10_000_000_000);

const area = decimal(0, 10_000);

/** Filters of resale flats; the keys, in this order, are also the query string of `/vtorichka`. */
export const resaleFilterEntries = {
  district: v.optional(list(alias)),
  rooms: v.optional(list(RoomsSchema)),
  priceFrom: v.optional(roubles),
  priceTo: v.optional(roubles),
  areaFrom: v.optional(area),
  areaTo: v.optional(area),
  /** All of them. */
  floorNot: v.optional(list(FloorNotSchema)),
  /** Year in which the house was built, at least. */
  yearFrom: v.optional(integer(1700, 2100)),
  /** Minutes on foot at most. */
  metro: v.optional(integer(1, 240)),
};

/** What each filter would give, its own facet lifted; money is whole roubles. */
export const ResaleFacetsSchema = v.object({
  district: v.array(OptionSchema),
  rooms: v.array(OptionSchema),
  price: PriceBoundsSchema,
  area: BoundsSchema,
  floorNot: v.array(OptionSchema),
  year: BoundsSchema,
  metro: v.array(OptionSchema),
});

export type ResaleFilter = v.InferOutput<
  v.StrictObjectSchema<typeof resaleFilterEntries, undefined>
>;

export type ResaleSort = v.InferOutput<typeof ResaleSortSchema>;

export type ResaleFacets = v.InferOutput<typeof ResaleFacetsSchema>;

/** What the walls are of: it says how the house is drawn. */
const HouseKindSchema = v.picklist(['old', 'stalin', 'brick', 'panel', 'monolith']);

/** What a resale flat looks like in a list; its address is `/vtorichka/{id}`. */
export const ResaleCardSchema = v.object({
  id: v.string(),
  url: v.string(),
  status: LotStatusSchema,
  rooms: RoomsSchema,
  /** A living kitchen counts as a room. */
  euro: v.boolean(),
  /** m², as the kitchen. */
  area: v.number(),
  kitchenArea: v.nullable(v.number()),
  floor: v.number(),
  floors: v.number(),
  houseKind: HouseKindSchema,
  /** The house in Russian: «панельный дом». */
  house: v.string(),
  /** Year in which it was built. */
  year: v.number(),
  /** Street and house: «Ланское шоссе, 20». */
  place: v.string(),
  /** «Приморский район». */
  district: v.string(),
  metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
  /** `null` where it is not for sale. */
  price: v.nullable(kopecks),
  oldPrice: v.nullable(kopecks),
  /** Path of the drawing without text; `null` where nobody has drawn the flat. */
  plan: v.nullable(v.string()),
  /** The drawing is flipped left to right. */
  mirrored: v.boolean(),
});

export type ResaleCard = v.InferOutput<typeof ResaleCardSchema>;

import * as v from 'valibot';
import { alias, decimal, integer, kopecks, list } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { BoundsSchema, FlagSchema, OptionSchema, PriceBoundsSchema } from './lot-filter.schema.ts';
import { HandoverSchema, LotStatusSchema } from './lot.schema.ts';

/** A place for a car or a motorcycle, or a storage room. */
export const PlaceKindSchema = v.picklist(['parking', 'storage'], 'Неизвестный вид');

/** Sizes of parking places. */
const PlaceSizeSchema = v.picklist(
  ['standard', 'large', 'family', 'motorcycle'],
  'Неизвестный размер',
);

/** Equal values are ordered by id. */
export const PlaceSortSchema = v.picklist(
  ['price', '-price', 'area', '-area'],
  'Неизвестная сортировка',
);

/** Level of a car park; below ground it is negative. */
export const levelSchema = integer(-9, 9);

const levelText = v.pipe(v.string(), v.regex(/^-?\d$/, 'Неизвестный уровень'));

const ticked = v.literal('1', 'Допустимо только значение 1');

const roubles = integer(0, 10_000_000_000);

const area = decimal(0, 10_000);

/** Filters within one car park, in the order of the address. */
export const placeFilterEntries = {
  size: v.optional(list(PlaceSizeSchema)),
  /** A car can be charged here. */
  charging: v.optional(ticked),
  priceFrom: v.optional(roubles),
  priceTo: v.optional(roubles),
  areaFrom: v.optional(area),
  areaTo: v.optional(area),
  /** Leaves out what somebody holds for a day. */
  free: v.optional(ticked),
};

/** Filters of all car parks; the keys, in this order, are also the query string of `/parking`. */
export const placesFilterEntries = {
  kind: v.optional(PlaceKindSchema),
  complex: v.optional(list(alias)),
  level: v.optional(list(levelText)),
  ...placeFilterEntries,
};

/** What each filter would give, its own facet lifted; prices are whole roubles, areas m². */
export const PlaceFacetsSchema = v.object({
  kind: v.array(OptionSchema),
  complex: v.array(OptionSchema),
  level: v.array(OptionSchema),
  size: v.array(OptionSchema),
  charging: FlagSchema,
  price: PriceBoundsSchema,
  area: BoundsSchema,
  free: FlagSchema,
});

export type PlacesFilter = v.InferOutput<
  v.StrictObjectSchema<typeof placesFilterEntries, undefined>
>;

export type PlaceSort = v.InferOutput<typeof PlaceSortSchema>;

export type PlaceFacets = v.InferOutput<typeof PlaceFacetsSchema>;

/** How many are for sale, and from what price on. */
const OfferSchema = v.object({ count: v.number(), priceFrom: v.nullable(kopecks) });

/** A complex with its car park under the filter. */
export const ParkSchema = v.object({
  vendor: v.string(),
  name: v.string(),
  place: v.string(),
  picture: PictureSchema,
  /** Highest first. */
  levels: v.array(v.number()),
  /** Counted with `complex` and `level` lifted, as the next one. */
  parking: OfferSchema,
  storage: OfferSchema,
  /** Earliest keys of its places. */
  handover: HandoverSchema,
});

/** Left, top, width and height in the drawing's units. */
const BoxSchema = v.tuple([v.number(), v.number(), v.number(), v.number()]);

/** A level without its places, 20 units a metre; each path is the `d` of an SVG path. */
export const LevelDrawingSchema = v.object({
  viewBox: BoxSchema,
  walls: v.string(),
  floor: v.string(),
  lanes: v.string(),
  blocks: v.string(),
  rooms: v.string(),
  ramp: v.string(),
  details: v.string(),
  columns: v.string(),
  arrows: v.string(),
  labels: v.array(v.object({ text: v.string(), x: v.number(), y: v.number() })),
});

/** A place or a storage room where it stands; its address is `/parking/{vendor}?place={id}`. */
export const LevelPlaceSchema = v.object({
  id: v.string(),
  guid: v.string(),
  kind: PlaceKindSchema,
  /** What is painted on the floor or the door: «12», «К5». */
  label: v.string(),
  status: LotStatusSchema,
  /** m². */
  area: v.number(),
  /** Metres. */
  width: v.number(),
  depth: v.number(),
  /** `null` where it is not for sale. */
  price: v.nullable(kopecks),
  /** In Russian: «семейное»; `null` for a storage room. */
  size: v.nullable(v.string()),
  charging: v.boolean(),
  /** «Корпус 2», the nearest one. */
  buildingName: v.string(),
  handover: HandoverSchema,
  box: BoxSchema,
  /** For sale, and what the filter asks for. */
  matches: v.boolean(),
});

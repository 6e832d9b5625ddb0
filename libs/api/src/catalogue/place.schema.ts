import * as v from 'valibot';
import { filterEntries } from '../core/filter-schema.ts';
import { integer, kopecks } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { BoundsSchema, FlagSchema, OptionSchema, PriceBoundsSchema } from './lot-filter.schema.ts';
import { HandoverSchema, LotStatusSchema } from './lot.schema.ts';
import {
  PLACE_KINDS,
  PLACE_SORTS,
  placeFilters,
  placesFilters,
  type PlaceFacet,
} from './filters/place.filters.ts';

const UNKNOWN_KIND = 'Неизвестный вид';

export const PlaceKindSchema = v.picklist(PLACE_KINDS, UNKNOWN_KIND);

export const PlaceSortSchema = v.picklist(PLACE_SORTS, 'Неизвестная сортировка');

/** Level of a car park; below ground it is negative. */
export const levelSchema = integer(-9, 9);

const UNKNOWN_SIZE = 'Неизвестный размер';

/** Entries of the filters within one car park. */
export const placeFilterEntries = filterEntries(placeFilters, { size: UNKNOWN_SIZE });

/** Entries of the filters of all car parks. */
export const placesFilterEntries = filterEntries(placesFilters, {
  kind: UNKNOWN_KIND,
  level: 'Неизвестный уровень',
  size: UNKNOWN_SIZE,
});

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
} satisfies Record<PlaceFacet, v.GenericSchema>);

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
  /** Metres; 0 where nobody has said it, as the next one. */
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

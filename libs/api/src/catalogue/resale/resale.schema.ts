import * as v from 'valibot';
import { filterEntries } from '../../core/filter-schema.ts';
import { kopecks } from '../../core/schemas.ts';
import { BoundsSchema, OptionSchema, PriceBoundsSchema } from '../lot-filter.schema.ts';
import { UNKNOWN_FLOOR, UNKNOWN_ROOMS } from '../filters/filter-messages.ts';
import { LotStatusSchema, RoomsSchema } from '../lot.schema.ts';
import { RESALE_SORTS, resaleFilters, type ResaleFacet } from '../filters/resale.filters.ts';

export const ResaleSortSchema = v.picklist(RESALE_SORTS, 'Неизвестная сортировка');

/** Entries of the filters of resale flats. */
export const resaleFilterEntries = filterEntries(resaleFilters, {
  rooms: UNKNOWN_ROOMS,
  floorNot: UNKNOWN_FLOOR,
});

/** What each filter would give, its own facet lifted; money is whole roubles. */
export const ResaleFacetsSchema = v.object({
  district: v.array(OptionSchema),
  rooms: v.array(OptionSchema),
  price: PriceBoundsSchema,
  area: BoundsSchema,
  floorNot: v.array(OptionSchema),
  year: BoundsSchema,
  metro: v.array(OptionSchema),
} satisfies Record<ResaleFacet, v.GenericSchema>);

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

import * as v from 'valibot';
import { alias, decimal, integer, list } from '../../../core/schemas.ts';
import {
  BoundsSchema,
  FloorNotSchema,
  OptionSchema,
  PriceBoundsSchema,
} from '../../shared/lot-filter.schema.ts';
import { RoomsSchema } from '../../shared/lot.schema.ts';

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

import * as v from 'valibot';
import { alias, decimal, integer, list } from '../../../core/schemas.ts';
import {
  BoundsSchema,
  FlagSchema,
  OptionSchema,
  PriceBoundsSchema,
} from '../../shared/lot-filter.schema.ts';

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

import * as v from 'valibot';
import { filterEntries } from '../core/filter-schema.ts';
import { kopecks } from '../core/schemas.ts';
import { PictureSchema } from '../media/picture.schema.ts';
import { BoundsSchema, FlagSchema, OptionSchema, PriceBoundsSchema } from './lot-filter.schema.ts';
import { WRONG_HANDOVER } from './filters/filter-messages.ts';
import { HandoverSchema, LotStatusSchema } from './lot.schema.ts';
import { PREMISES_SORTS, premisesFilters, type PremisesFacet } from './filters/premises.filters.ts';

export const PremisesSortSchema = v.picklist(PREMISES_SORTS, 'Неизвестная сортировка');

/** Entries of the filters of commercial premises. */
export const premisesFilterEntries = filterEntries(premisesFilters, {
  purpose: 'Неизвестное назначение',
  handover: WRONG_HANDOVER,
});

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
} satisfies Record<PremisesFacet, v.GenericSchema>);

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

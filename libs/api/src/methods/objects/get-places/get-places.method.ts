import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer, kopecks } from '../../../core/schemas.ts';
import { RelaxationSchema } from '../../shared/lot-filter.schema.ts';
import { HandoverSchema, PictureSchema, PlaceCardSchema } from '../../shared/lot.schema.ts';
import { PlaceFacetsSchema, placesFilterEntries, PlaceSortSchema } from './place-filter.schema.ts';

/** How many are for sale, and from what price on. */
const OfferSchema = v.object({ count: v.number(), priceFrom: v.nullable(kopecks) });

/** A complex with its car park under the filter. */
const ParkSchema = v.object({
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

/** Finds parking places and storage rooms for sale, and counts them complex by complex. */
export const getPlaces = defineMethod({
  name: 'Objects.GetPlaces',
  verb: 'GET',
  summary: 'Finds parking places and storage rooms for sale, and counts them complex by complex',
  input: v.strictObject({
    ...placesFilterEntries,
    sort: v.optional(PlaceSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    lots: v.array(PlaceCardSchema),
    facets: PlaceFacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Every complex that has a car park. */
    complexes: v.array(ParkSchema),
  }),
});

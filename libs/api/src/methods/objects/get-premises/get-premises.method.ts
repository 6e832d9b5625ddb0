import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer, kopecks } from '../../../core/schemas.ts';
import { RelaxationSchema } from '../../shared/lot-filter.schema.ts';
import {
  HandoverSchema,
  LotStatusSchema,
  PictureSchema,
  PremisesCardSchema,
} from '../../shared/lot.schema.ts';
import {
  premisesFilterEntries,
  PremisesFacetsSchema,
  PremisesSortSchema,
} from './premises-filter.schema.ts';

/** A complex with what its ground floors offer under the filter. */
const PremisesComplexSchema = v.object({
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
const GroundFloorSchema = v.object({
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

/** Finds commercial premises for sale: one page of cards and what each further filter would give. */
export const getPremises = defineMethod({
  name: 'Objects.GetPremises',
  verb: 'GET',
  summary: 'Finds commercial premises for sale: one page of cards and exact counts of the filters',
  input: v.strictObject({
    ...premisesFilterEntries,
    sort: v.optional(PremisesSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    lots: v.array(PremisesCardSchema),
    facets: PremisesFacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Every complex that has premises at all. */
    complexes: v.array(PremisesComplexSchema),
    /** Filled where the filter names one complex. */
    plan: v.array(GroundFloorSchema),
  }),
});

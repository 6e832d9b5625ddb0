import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks } from '../../../core/schemas.ts';
import {
  FacetsSchema,
  lotFilterEntries,
  LotSortSchema,
  RelaxationSchema,
} from '../../shared/lot-filter.schema.ts';
import { ProgrammeSchema, RoomsSchema } from '../../shared/lot.schema.ts';

/** Lots of one flat type. */
export const PlanGroupSchema = v.object({
  /** Id of the flat type, a value of the filter `plan`. */
  id: v.string(),
  /** «Двухкомнатная». */
  title: v.string(),
  rooms: RoomsSchema,
  euro: v.boolean(),
  /** Path of the unlabelled drawing, SVG. */
  plan: v.string(),
  areaFrom: v.number(),
  areaTo: v.number(),
  count: v.number(),
  priceFrom: kopecks,
  /** Lowest monthly payment, kopecks. */
  paymentFrom: kopecks,
  /** Where they are, in the order of the complexes. */
  complexes: v.array(
    v.object({ vendor: v.string(), name: v.string(), count: v.number(), priceFrom: kopecks }),
  ),
});

/** Finds flats for sale, grouped by flat type; groups stand in the order of their first flats. */
export const getPlans = defineMethod({
  name: 'Objects.GetPlans',
  verb: 'GET',
  summary: 'Finds flats for sale, grouped by flat type in the order of their first flats',
  input: v.strictObject({ ...lotFilterEntries, sort: v.optional(LotSortSchema) }),
  result: v.object({
    /** Lots, not groups. */
    total: v.number(),
    plans: v.array(PlanGroupSchema),
    facets: FacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Terms behind the payments. */
    programme: ProgrammeSchema,
  }),
});

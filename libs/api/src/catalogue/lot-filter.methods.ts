import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { integer, kopecks } from '../core/schemas.ts';
import {
  FacetsSchema,
  lotFilterEntries,
  LotFilterSchema,
  LotSortSchema,
  RelaxationSchema,
} from './lot-filter.schema.ts';
import { LotCardSchema, ProgrammeSchema, RoomsSchema } from './lot.schema.ts';

/** Finds flats for sale: one page of cards and what each further filter would give. */
export const getLots = defineMethod({
  name: 'Objects.GetLots',
  verb: 'GET',
  summary: 'Finds flats for sale: one page of cards and what each further filter would give',
  input: v.strictObject({
    ...lotFilterEntries,
    sort: v.optional(LotSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    lots: v.array(LotCardSchema),
    facets: FacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
    /** Terms behind `payment` of the cards. */
    programme: ProgrammeSchema,
  }),
});

/** Counts what a filter would find, without the lots. */
export const getFilter = defineMethod({
  name: 'Objects.GetFilter',
  verb: 'GET',
  summary: 'Counts what a filter would find, without the lots',
  input: LotFilterSchema,
  result: v.object({ total: v.number(), facets: FacetsSchema }),
});

/** Lots of one flat type. */
const PlanGroupSchema = v.object({
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
  /** First payment of the cheapest one, that `paymentFrom` goes with, kopecks. */
  downPaymentFrom: kopecks,
  /** Where they are, in the order of the complexes. */
  complexes: v.array(
    v.object({
      vendor: v.string(),
      name: v.string(),
      count: v.number(),
      priceFrom: kopecks,
      /** Monthly and first payment of the cheapest one there, kopecks. */
      paymentFrom: kopecks,
      downPaymentFrom: kopecks,
    }),
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

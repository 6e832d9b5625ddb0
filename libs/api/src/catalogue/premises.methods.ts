import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer, kopecks } from '../core/schemas.ts';
import { RelaxationSchema } from './lot-filter.schema.ts';
import { FloorOnFacadeSchema, PremisesCardSchema } from './lot.schema.ts';
import {
  GroundFloorSchema,
  PremisesComplexSchema,
  PremisesFacetsSchema,
  premisesFilterEntries,
  PremisesSortSchema,
} from './premises.schema.ts';

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

/** Returns one unit of commercial premises; a sold one is given too, with its status. */
export const getPremisesItem = defineMethod({
  name: 'Objects.GetPremisesItem',
  verb: 'GET',
  summary: 'Returns one unit of commercial premises; a sold one is given too, with its status',
  input: v.strictObject({ vendor: alias, id: alias }),
  result: v.object({
    ...PremisesCardSchema.entries,
    guid: v.string(),
    /** Path of the drawing with room names and areas, SVG. */
    labelledPlan: v.string(),
    roomList: v.array(v.object({ name: v.string(), area: v.number() })),
    /** Where the door is, in Russian: «с набережной». */
    entrance: v.string(),
    /** Glass along the street, metres. */
    shopWindow: v.number(),
    /** A door of its own for goods. */
    loading: v.boolean(),
    /** Sides of the world the windows face: «юг». */
    sides: v.array(v.string()),
    /** Kopecks a m². */
    pricePerMetre: v.nullable(kopecks),
    /** What such premises are let for nearby, kopecks a month for the whole. */
    rent: kopecks,
    address: v.string(),
    coordinate: v.tuple([v.number(), v.number()]),
    metro: v.nullable(v.object({ name: v.string(), minutes: v.number() })),
    facade: v.nullable(FloorOnFacadeSchema),
    similar: v.array(PremisesCardSchema),
  }),
  errors: { 404: 'No premises have this address' },
});

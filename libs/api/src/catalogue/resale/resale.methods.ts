import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias, integer, kopecks } from '../../core/schemas.ts';
import { PictureSchema } from '../../media/picture.schema.ts';
import { RelaxationSchema } from '../lot-filter.schema.ts';
import { ProgrammeSchema } from '../lot.schema.ts';
import {
  ResaleCardSchema,
  ResaleFacetsSchema,
  resaleFilterEntries,
  ResaleSortSchema,
} from './resale.schema.ts';

/** Finds resale flats: one page of cards and what each further filter would give. */
export const getResale = defineMethod({
  name: 'Objects.GetResale',
  verb: 'GET',
  summary: 'Finds resale flats: one page of cards and exact counts of the filters',
  input: v.strictObject({
    ...resaleFilterEntries,
    sort: v.optional(ResaleSortSchema),
    page: v.optional(integer(1, 10_000)),
  }),
  result: v.object({
    total: v.number(),
    page: v.number(),
    pageSize: v.number(),
    flats: v.array(ResaleCardSchema),
    facets: ResaleFacetsSchema,
    /** Filled when nothing was found, best first. */
    relaxations: v.array(RelaxationSchema),
  }),
});

/** Returns one resale flat; a sold one is given too, with its status. */
export const getResaleItem = defineMethod({
  name: 'Objects.GetResaleItem',
  verb: 'GET',
  summary: 'Returns one resale flat; a sold one is given too, with its status',
  input: v.strictObject({ id: alias }),
  result: v.object({
    ...ResaleCardSchema.entries,
    /** m². */
    livingArea: v.nullable(v.number()),
    /** What else the agent knows, a name and a value each: «Санузел», «раздельный». */
    facts: v.array(v.object({ name: v.string(), value: v.string() })),
    /** Paragraphs. */
    description: v.array(v.string()),
    pictures: v.array(PictureSchema),
    /** With the city. */
    address: v.string(),
    coordinate: v.tuple([v.number(), v.number()]),
    /** Kopecks a m². */
    pricePerMetre: v.nullable(kopecks),
    /** Oldest first, the last is the price now; empty where the flat is not for sale. */
    priceHistory: v.array(
      v.object({ from: v.string(), price: kopecks, reason: v.nullable(v.string()) }),
    ),
    /** The loan by the best programme for completed flats. */
    mortgage: v.nullable(
      v.object({
        /** Kopecks a month. */
        payment: kopecks,
        downPayment: kopecks,
        loan: kopecks,
        /** Months. */
        term: v.number(),
        bank: v.string(),
        programme: ProgrammeSchema,
      }),
    ),
    agent: v.object({
      name: v.string(),
      about: v.string(),
      /** Path of a drawing, SVG. */
      portrait: v.optional(v.string()),
    }),
    similar: v.array(ResaleCardSchema),
  }),
  errors: { 404: 'No resale flat has this address' },
});

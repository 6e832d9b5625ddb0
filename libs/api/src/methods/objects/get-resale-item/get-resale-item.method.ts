import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { PictureSchema, ProgrammeSchema } from '../../shared/lot.schema.ts';
import { ResaleCardSchema } from '../get-resale/get-resale.method.ts';

/** Gives one resale flat; a sold one is given too, with its status. */
export const getResaleItem = defineMethod({
  name: 'Objects.GetResaleItem',
  verb: 'GET',
  summary: 'Gives one resale flat; a sold one is given too, with its status',
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
    agent: v.object({ name: v.string(), about: v.string() }),
    similar: v.array(ResaleCardSchema),
  }),
  errors: { 404: 'No resale flat has this address' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, kopecks } from '../../../core/schemas.ts';
import { PremisesCardSchema } from '../../shared/lot.schema.ts';
import { FloorOnFacadeSchema } from '../get-lot/get-lot.method.ts';

/** Gives one unit of commercial premises; a sold one is given too, with its status. */
export const getPremisesItem = defineMethod({
  name: 'Objects.GetPremisesItem',
  verb: 'GET',
  summary: 'Gives one unit of commercial premises; a sold one is given too, with its status',
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

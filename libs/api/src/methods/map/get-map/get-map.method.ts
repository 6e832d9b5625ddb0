import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { MapSchema } from '../shared/map.schema.ts';

/** Gives the objects and a sales office for a map. */
export const getMap = defineMethod({
  name: 'Map.GetMap',
  verb: 'GET',
  summary: 'Gives the objects and a sales office for a map',
  input: v.strictObject({
    /** Complex in the middle; the whole city without one. */
    vendor: v.optional(alias),
    /** Sales office to show; the first without one. */
    office: v.optional(alias),
  }),
  result: MapSchema,
  errors: { 404: 'No complex or office has this alias' },
});

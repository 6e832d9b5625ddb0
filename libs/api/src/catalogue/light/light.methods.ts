import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { alias } from '../../core/schemas.ts';
import { LightSchema } from './light.schema.ts';

/** Returns the direct sun, the norm and the view of each room of a flat. */
export const getLight = defineMethod({
  name: 'Objects.GetLight',
  verb: 'GET',
  summary: 'Returns the direct sun, the norm and the view of each room of a flat',
  input: v.strictObject({
    vendor: alias,
    subvendor: alias,
    id: alias,
    /** With the spans of every day; a flat that has no figures yet is then calculated at once. */
    days: v.optional(v.picklist(['all'])),
  }),
  result: LightSchema,
  errors: { 404: 'No lot has this address' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** Gives what the browser needs to draw a map. */
export const getConfig = defineMethod({
  name: 'Map.GetConfig',
  verb: 'GET',
  summary: 'Gives what the browser needs to draw a map',
  input: NothingSchema,
  result: v.object({
    /** Public token of Mapbox; `null` draws the bundled map. */
    token: v.nullable(v.string()),
    /** Style of an own tile server; `null` draws the bundled map. */
    styleUrl: v.nullable(v.string()),
  }),
});

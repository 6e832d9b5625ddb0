import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** Gives the buyer his club card, once; asked again, the same one. */
export const takeCard = defineMethod({
  name: 'LK.TakeCard',
  verb: 'POST',
  summary: 'Gives the buyer his club card, once; asked again, the same one',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ number: v.string() }),
  errors: { 401: 'Nobody is logged in', 422: 'No contract of the buyer is registered yet' },
});

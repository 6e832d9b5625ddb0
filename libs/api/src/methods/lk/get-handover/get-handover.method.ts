import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { PremisesDetailsSchema } from '../shared/handover.schema.ts';

/** Everything about the handover of one of the buyer's premises. */
export const getHandover = defineMethod({
  name: 'LK.GetHandover',
  verb: 'GET',
  summary: 'Gives everything about the handover of one of the buyer’s premises',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
  }),
  result: v.object({ premises: PremisesDetailsSchema }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such premises' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { PremisesSchema } from '../shared/handover.schema.ts';

/** What the buyer has bought and how far the handover of each is. */
export const getAcceptance = defineMethod({
  name: 'LK.GetAcceptance',
  verb: 'GET',
  summary: 'Lists the premises of the buyer with the state of their handover',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({ premises: v.array(PremisesSchema) }),
  errors: { 401: 'Nobody is logged in' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { handoverErrors } from '../shared/handover.schema.ts';

/** Sends all defects that are written as one act. */
export const sendDefects = defineMethod({
  name: 'LK.SendDefects',
  verb: 'POST',
  summary: 'Sends the defects of the buyer’s premises as one act',
  access: 'buyer',
  input: v.strictObject({
    /** Of the order. */
    guid,
  }),
  result: v.object({
    /** Number of the act. */
    act: v.number(),
    /** Last day of the repair, `YYYY-MM-DD`. */
    due_on: v.string(),
  }),
  errors: { ...handoverErrors, 422: 'Nothing is written, or photos are still on their way' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Ends one session of the buyer, or all but the one that asks. */
export const endSessions = defineMethod({
  name: 'LK.EndSessions',
  verb: 'POST',
  summary: 'Ends one session of the buyer, or all but the one that asks',
  access: 'buyer',
  input: v.strictObject({
    /** All others where absent. */
    guid: v.optional(guid),
  }),
  result: v.object({}),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such session' },
});

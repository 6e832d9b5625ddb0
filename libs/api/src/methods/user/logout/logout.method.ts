import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** Ends the session of the buyer. */
export const logout = defineMethod({
  name: 'User.Logout',
  verb: 'POST',
  summary: 'Ends the session of the buyer',
  input: NothingSchema,
  result: v.object({}),
});

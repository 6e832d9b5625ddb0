import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';

/** Ends the session. */
export const logout = defineMethod({
  name: 'User.Logout',
  verb: 'POST',
  summary: 'Ends the session',
  input: NothingSchema,
  result: v.object({}),
});

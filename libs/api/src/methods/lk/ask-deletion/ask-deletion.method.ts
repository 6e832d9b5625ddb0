import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text } from '../../../core/schemas.ts';
import { password } from '../../user/shared/user.schema.ts';

/** Asks the staff to delete the account. */
export const askDeletion = defineMethod({
  name: 'LK.AskDeletion',
  verb: 'POST',
  summary: 'Asks the staff to delete the account',
  access: 'buyer',
  input: v.strictObject({
    /** Why, where the buyer says so. */
    reason: v.optional(text(500), ''),
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    409: 'A request is open already',
    422: 'The password is wrong',
    429: 'Too many wrong passwords',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { email, password } from '../../user/shared/user.schema.ts';

/** Sends a code to the mailbox that is to be the buyer’s. */
export const sendEmailCode = defineMethod({
  name: 'LK.SendEmailCode',
  verb: 'POST',
  summary: 'Sends a code to the mailbox that is to be the buyer’s',
  access: 'buyer',
  input: v.strictObject({
    email,
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    422: 'The password is wrong, or it is the confirmed mailbox of the account already',
    429: 'Too many codes',
  },
});

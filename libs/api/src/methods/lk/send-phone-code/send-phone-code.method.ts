import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';
import { password } from '../../user/shared/user.schema.ts';

/** Sends a code to the phone that is to be the buyer’s; whether it has an account is told to that phone alone. */
export const sendPhoneCode = defineMethod({
  name: 'LK.SendPhoneCode',
  verb: 'POST',
  summary:
    'Sends a code to the phone that is to be the buyer’s; whether it has an account is told to that phone alone',
  access: 'buyer',
  input: v.strictObject({
    phone: RussianPhoneSchema,
    /** The buyer’s: the session alone changes nothing. */
    password,
  }),
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    422: 'The password is wrong, or it is the phone of the account already',
    429: 'Too many codes',
  },
});

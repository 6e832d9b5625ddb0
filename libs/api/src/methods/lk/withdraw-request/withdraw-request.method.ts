import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Takes back a request to the staff about the account. */
export const withdrawRequest = defineMethod({
  name: 'LK.WithdrawRequest',
  verb: 'POST',
  summary: 'Takes back a request to the staff about the account',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({}),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such open request' },
});

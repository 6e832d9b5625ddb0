import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { code } from '../../user/shared/user.schema.ts';

/** Takes the phone that a code was sent to; the old one holds until then. */
export const changePhone = defineMethod({
  name: 'LK.ChangePhone',
  verb: 'POST',
  summary: 'Takes the phone that a code was sent to; the old one holds until then',
  access: 'buyer',
  input: v.strictObject({ code }),
  result: v.object({ phone: v.string() }),
  errors: { 401: 'Nobody is logged in', 422: 'The code is wrong or has expired' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { code } from '../../user/shared/user.schema.ts';

/** Takes the mailbox that a code was sent to; the old one holds until then. */
export const changeEmail = defineMethod({
  name: 'LK.ChangeEmail',
  verb: 'POST',
  summary: 'Takes the mailbox that a code was sent to; the old one holds until then',
  access: 'buyer',
  input: v.strictObject({ code }),
  result: v.object({ email: v.string() }),
  errors: { 401: 'Nobody is logged in', 422: 'The code is wrong or has expired' },
});

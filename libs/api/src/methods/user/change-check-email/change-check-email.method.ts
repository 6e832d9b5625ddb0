import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RecoverySchema } from '../shared/user.schema.ts';

/** Sends a recovery code to the e-mail of the account. */
export const changeCheckEmail = defineMethod({
  name: 'User.ChangeCheckEmail',
  verb: 'POST',
  summary: 'Sends a recovery code to the e-mail of the account',
  input: RecoverySchema,
  result: v.object({ email: v.string(), blur_email: v.string() }),
  errors: { 403: 'The anti-bot token is wrong', 429: 'Too many codes' },
});

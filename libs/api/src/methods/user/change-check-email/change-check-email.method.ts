import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RecoverySchema } from '../shared/user.schema.ts';

/**
 * Sends a recovery code to the e-mail of the account with this phone; where an e-mail is given too,
 * only if it is that one. The answer never tells what the account holds, nor whether there is one:
 * `email` is what the caller gave, else empty, and `blur_email` hides it, else is dots alone.
 */
export const changeCheckEmail = defineMethod({
  name: 'User.ChangeCheckEmail',
  verb: 'POST',
  summary: 'Sends a recovery code to the e-mail of the account',
  input: RecoverySchema,
  result: v.object({ email: v.string(), blur_email: v.string() }),
  errors: { 400: 'No phone', 403: 'The anti-bot token is wrong', 429: 'Too many codes' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RecoverySchema } from '../shared/user.schema.ts';

/**
 * Sends a recovery code to the given e-mail, if it is the one of the account with this phone. The answer never tells what the
 * account holds, nor whether there is one: `email` is what the caller gave, and `blur_email` its mask.
 */
export const changeCheckEmail = defineMethod({
  name: 'User.ChangeCheckEmail',
  verb: 'POST',
  summary: 'Sends a recovery code to the e-mail of the account',
  input: RecoverySchema,
  result: v.object({ email: v.string(), blur_email: v.string() }),
  errors: {
    400: 'No phone or no e-mail',
    403: 'The anti-bot token is wrong',
    429: 'Too many codes',
  },
});

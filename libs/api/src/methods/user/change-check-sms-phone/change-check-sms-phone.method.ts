import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RecoverySchema } from '../shared/user.schema.ts';

/** Sends a recovery code by SMS. */
export const changeCheckSmsPhone = defineMethod({
  name: 'User.ChangeCheckSMSPhone',
  verb: 'POST',
  summary: 'Sends a recovery code by SMS',
  input: RecoverySchema,
  result: v.object({}),
  errors: { 400: 'No phone', 403: 'The anti-bot token is wrong', 429: 'Too many codes' },
});

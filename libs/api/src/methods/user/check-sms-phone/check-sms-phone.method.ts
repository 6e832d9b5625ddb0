import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RegistrationCodeSchema } from '../shared/user.schema.ts';

/** Sends a registration code by SMS, or checks the code that was sent. */
export const checkSmsPhone = defineMethod({
  name: 'User.CheckSMSPhone',
  verb: 'POST',
  summary: 'Sends a registration code by SMS, or checks the code that was sent',
  input: RegistrationCodeSchema,
  result: v.object({}),
  errors: { 403: 'The anti-bot token is wrong', 422: 'The code is wrong', 429: 'Too many codes' },
});

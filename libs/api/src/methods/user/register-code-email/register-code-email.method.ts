import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RegistrationCodeSchema } from '../shared/user.schema.ts';

/** Sends a registration code by e-mail, or registers by the code that was sent. */
export const registerCodeEmail = defineMethod({
  name: 'User.RegisterCodeEmail',
  verb: 'POST',
  summary: 'Sends a registration code by e-mail, or registers by the code that was sent',
  input: RegistrationCodeSchema,
  result: v.object({ email: v.optional(v.string()) }),
  errors: { 403: 'The anti-bot token is wrong', 422: 'The code is wrong', 429: 'Too many codes' },
});

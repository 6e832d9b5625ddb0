import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { RegistrationCodeSchema, registrationEntries } from './account.schema.ts';

/** Sends a registration code by SMS, or checks the code that was sent. */
export const checkSmsPhone = defineMethod({
  name: 'User.CheckSMSPhone',
  verb: 'POST',
  summary: 'Sends a registration code by SMS, or checks the code that was sent',
  input: RegistrationCodeSchema,
  result: v.object({}),
  errors: {
    403: 'The anti-bot token is wrong',
    422: 'The code is wrong, or the consent of the explicit mode is missing',
    429: 'Too many codes',
  },
});

/** Sends a registration code by e-mail, or registers by the code that was sent. */
export const registerCodeEmail = defineMethod({
  name: 'User.RegisterCodeEmail',
  verb: 'POST',
  summary: 'Sends a registration code by e-mail, or registers by the code that was sent',
  input: RegistrationCodeSchema,
  result: v.object({ email: v.optional(v.string()) }),
  errors: {
    403: 'The anti-bot token is wrong',
    422: 'The code is wrong, or the consent of the explicit mode is missing',
    429: 'Too many codes',
  },
});

/** Registers a buyer whose code was confirmed. */
export const registration = defineMethod({
  name: 'User.Registration',
  verb: 'POST',
  summary: 'Registers a buyer whose code was confirmed',
  input: v.strictObject(registrationEntries),
  result: v.object({}),
  errors: {
    422: 'The code is wrong or was not confirmed, or the consent of the explicit mode is missing',
  },
});

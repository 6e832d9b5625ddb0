import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';
import { code, consentEntries, email, personName } from '../shared/user.schema.ts';

/** Registers a buyer whose code was confirmed. */
export const registration = defineMethod({
  name: 'User.Registration',
  verb: 'POST',
  summary: 'Registers a buyer whose code was confirmed',
  input: v.strictObject({
    last_name: personName,
    name: personName,
    second_name: personName,
    phone: RussianPhoneSchema,
    email,
    code: v.optional(code),
    ...consentEntries,
  }),
  result: v.object({}),
  errors: { 422: 'The code is wrong or was not confirmed' },
});

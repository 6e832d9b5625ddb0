import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { registrationEntries } from '../shared/user.schema.ts';

/** Registers a buyer whose code was confirmed. */
export const registration = defineMethod({
  name: 'User.Registration',
  verb: 'POST',
  summary: 'Registers a buyer whose code was confirmed',
  input: v.strictObject(registrationEntries),
  result: v.object({}),
  errors: { 422: 'The code is wrong or was not confirmed' },
});

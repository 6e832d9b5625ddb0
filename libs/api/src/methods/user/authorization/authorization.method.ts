import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';
import { consentEntries, password, UserSchema } from '../shared/user.schema.ts';

/** Logs a buyer in by phone and password. */
export const authorization = defineMethod({
  name: 'User.Authorization',
  verb: 'POST',
  summary: 'Logs a buyer in by phone and password',
  input: v.strictObject({ phone: RussianPhoneSchema, password, ...consentEntries }),
  result: v.object({ user: UserSchema }),
  errors: { 401: 'Phone or password is wrong', 429: 'Too many attempts' },
});

import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { NothingSchema, RussianPhoneSchema } from '../core/schemas.ts';
import { consentEntries, password, UserSchema } from './account.schema.ts';

/** Returns who is logged in; null for a guest. */
export const getInfo = defineMethod({
  name: 'User.GetInfo',
  verb: 'POST',
  summary: 'Returns who is logged in; null for a guest',
  input: NothingSchema,
  result: v.object({ user: v.nullable(UserSchema) }),
});

/** Logs a buyer in by phone and password. */
export const authorization = defineMethod({
  name: 'User.Authorization',
  verb: 'POST',
  summary: 'Logs a buyer in by phone and password',
  input: v.strictObject({ phone: RussianPhoneSchema, password, ...consentEntries }),
  result: v.object({ user: UserSchema }),
  errors: {
    401: 'Phone or password is wrong',
    422: 'The account lacks a consent that the explicit mode asks for',
    429: 'Too many attempts',
  },
});

/** Ends the session of the buyer. */
export const logout = defineMethod({
  name: 'User.Logout',
  verb: 'POST',
  summary: 'Ends the session of the buyer',
  input: NothingSchema,
  result: v.object({}),
});

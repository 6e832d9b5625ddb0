import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { RussianPhoneSchema } from '../core/schemas.ts';
import { code, email, emptyOr, password, RecoverySchema, UserSchema } from './account.schema.ts';

/** Sends a recovery code by SMS. */
export const changeCheckSmsPhone = defineMethod({
  name: 'User.ChangeCheckSMSPhone',
  verb: 'POST',
  summary: 'Sends a recovery code by SMS',
  input: RecoverySchema,
  result: v.object({}),
  errors: { 400: 'No phone', 403: 'The anti-bot token is wrong', 429: 'Too many codes' },
});

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

/** Checks the recovery code. */
export const changePassword = defineMethod({
  name: 'User.ChangePassword',
  verb: 'POST',
  summary: 'Checks the recovery code',
  input: RecoverySchema,
  result: v.object({}),
  errors: { 422: 'The code is wrong or has expired' },
});

/**
 * Sets a new password after a confirmed code, in the browser that confirmed it, which is logged in by it; all other
 * sessions end.
 */
export const newPassword = defineMethod({
  name: 'User.NewPassword',
  verb: 'POST',
  summary: 'Sets a new password after a confirmed code and logs the buyer in',
  input: v.strictObject({
    password,
    rpassword: password,
    phone: v.optional(RussianPhoneSchema),
    email: emptyOr(email),
    code,
  }),
  result: v.object({ user: UserSchema }),
  errors: { 422: 'The passwords differ, or the code is wrong or has expired' },
});

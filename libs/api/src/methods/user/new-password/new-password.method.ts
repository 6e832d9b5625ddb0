import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';
import { code, email, emptyOr, password } from '../shared/user.schema.ts';

/** Sets a new password after a confirmed code, in the browser that confirmed it, and ends other sessions. */
export const newPassword = defineMethod({
  name: 'User.NewPassword',
  verb: 'POST',
  summary: 'Sets a new password after a confirmed code',
  input: v.strictObject({
    password,
    rpassword: password,
    phone: v.optional(RussianPhoneSchema),
    email: emptyOr(email),
    code,
  }),
  result: v.object({}),
  errors: { 422: 'The passwords differ, or the code is wrong or has expired' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';
import { code, email, token } from '../shared/user.schema.ts';

/** Checks the recovery code. */
export const changePassword = defineMethod({
  name: 'User.ChangePassword',
  verb: 'POST',
  summary: 'Checks the recovery code',
  input: v.strictObject({
    phone: v.optional(RussianPhoneSchema),
    email: v.optional(email),
    blur_email: v.optional(v.string()),
    code: v.optional(code),
    token: v.optional(token),
  }),
  result: v.object({}),
  errors: { 422: 'The code is wrong or has expired' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { password } from '../../user/shared/user.schema.ts';

/** Changes the password by the old one and ends the other sessions. */
export const changeAccountPassword = defineMethod({
  name: 'LK.ChangePassword',
  verb: 'POST',
  summary: 'Changes the password by the old one and ends the other sessions',
  access: 'buyer',
  input: v.strictObject({
    old_password: password,
    password,
    rpassword: password,
  }),
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    422: 'The old password is wrong, the new ones differ or are too weak',
    429: 'Too many wrong passwords',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RecoverySchema } from '../shared/user.schema.ts';

/** Checks the recovery code. */
export const changePassword = defineMethod({
  name: 'User.ChangePassword',
  verb: 'POST',
  summary: 'Checks the recovery code',
  input: RecoverySchema,
  result: v.object({}),
  errors: { 422: 'The code is wrong or has expired' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { UserSchema } from '../shared/user.schema.ts';

/** Tells who is logged in; null for a guest. */
export const getInfo = defineMethod({
  name: 'User.GetInfo',
  verb: 'POST',
  summary: 'Tells who is logged in; null for a guest',
  input: NothingSchema,
  result: v.object({ user: v.nullable(UserSchema) }),
});

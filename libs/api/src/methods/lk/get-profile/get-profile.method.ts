import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { ProfileSchema } from '../shared/profile.schema.ts';

/** Gives everything of the buyer's profile. */
export const getProfile = defineMethod({
  name: 'LK.GetProfile',
  verb: 'GET',
  summary: 'Gives everything of the buyer’s profile',
  access: 'buyer',
  input: NothingSchema,
  result: ProfileSchema,
  errors: { 401: 'Nobody is logged in' },
});

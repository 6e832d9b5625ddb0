import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { password } from '../../user/shared/user.schema.ts';
import { ConsentPurposeSchema } from '../shared/profile.schema.ts';

/** Gives or withdraws a consent; without the one to processing the account is to be deleted. */
export const setConsent = defineMethod({
  name: 'LK.SetConsent',
  verb: 'POST',
  summary:
    'Gives or withdraws a consent; without the one to processing the account is to be deleted',
  access: 'buyer',
  input: v.strictObject({
    purpose: ConsentPurposeSchema,
    given: v.boolean(),
    /** Version of the text that was shown. */
    version: v.optional(v.pipe(v.string(), v.isoDate())),
    /** The buyer’s; needed where the account is to be deleted. */
    password: v.optional(password),
  }),
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    409: 'A request for deletion is open already',
    422: 'The password is wrong',
    429: 'Too many wrong passwords',
  },
});

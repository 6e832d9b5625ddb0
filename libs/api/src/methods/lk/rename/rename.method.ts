import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { text } from '../../../core/schemas.ts';
import { personName } from '../../user/shared/user.schema.ts';

/** Changes the name of the buyer, or asks the staff to where a contract carries it. */
export const rename = defineMethod({
  name: 'LK.Rename',
  verb: 'POST',
  summary: 'Changes the name of the buyer, or asks the staff to where a contract carries it',
  access: 'buyer',
  input: v.strictObject({
    last_name: personName,
    name: personName,
    /** Empty where there is none. */
    second_name: v.optional(text(100), ''),
    /** Why; needed where the staff decides. */
    reason: v.optional(text(500), ''),
  }),
  result: v.object({
    /** `false` where the staff decides. */
    applied: v.boolean(),
  }),
  errors: {
    401: 'Nobody is logged in',
    409: 'A request is open already',
    422: 'No reason was given where one is needed',
  },
});

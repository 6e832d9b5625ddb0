import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { AccountReviewSchema } from '../shared/feedback.schema.ts';

/** Takes a buyer's review, which the staff read before everybody does. */
export const sendAccountReview = defineMethod({
  name: 'LK.SendReview',
  verb: 'POST',
  summary: 'Takes a buyer’s review, which the staff read before everybody does',
  access: 'buyer',
  input: AccountReviewSchema,
  result: v.object({ guid: v.string() }),
  errors: {
    401: 'Nobody is logged in',
    409: 'The idempotency key was used with another review',
    422: 'There is no such complex, or too many reviews wait for the staff',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { RatingTokenSchema } from '../shared/feedback.schema.ts';

/** Says whom the link of a rating is about; looking at it uses nothing up. */
export const getRating = defineMethod({
  name: 'LK.GetRating',
  verb: 'GET',
  summary: 'Says whom the link of a rating is about, and whether it still works',
  input: v.strictObject({ token: RatingTokenSchema }),
  result: v.object({
    state: v.picklist(['open', 'used', 'expired']),
    manager: v.string(),
    about: v.string(),
    /** Last moment of the link, ISO. */
    expires_at: v.string(),
  }),
  errors: { 404: 'There is no such link' },
});

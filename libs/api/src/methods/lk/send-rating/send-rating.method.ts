import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer, text } from '../../../core/schemas.ts';
import { RatingTokenSchema } from '../shared/feedback.schema.ts';

/** Takes a rating by its link, once. */
export const sendRating = defineMethod({
  name: 'LK.SendRating',
  verb: 'POST',
  summary: 'Takes a rating by its link, once',
  input: v.strictObject({
    token: RatingTokenSchema,
    stars: integer(1, 5),
    text: v.optional(text(2000), ''),
  }),
  result: v.object({}),
  errors: { 404: 'There is no such link', 409: 'The link was used, or is too old' },
});

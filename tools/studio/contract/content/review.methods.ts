import * as v from 'valibot';
import { defineStudioMethod } from '../core/define-studio-method.ts';
import { guid, pageEntries, pageNumber, requiredText, revision, text } from '../core/schemas.ts';
import { ReviewSchema, ReviewStateSchema } from './review.schema.ts';

const decided = v.object({ review: ReviewSchema });

const refusals = {
  404: 'There is no such review',
  409: 'A colleague has decided meanwhile',
};

export const listReviews = defineStudioMethod({
  name: 'Reviews.List',
  verb: 'GET',
  summary: 'Lists reviews of a state, the newest first, with the counts of each state',
  right: 'reviews.moderate',
  input: v.strictObject({
    state: v.optional(ReviewStateSchema),
    /** Part of the words or of the name. */
    text: v.optional(text(200)),
    page: pageNumber,
  }),
  result: v.object({
    ...pageEntries,
    reviews: v.array(ReviewSchema),
    counts: v.object({ new: v.number(), published: v.number(), rejected: v.number() }),
  }),
});

export const publishReview = defineStudioMethod({
  name: 'Reviews.Publish',
  verb: 'POST',
  summary: 'Puts a review on the site with the answer of the company, or changes that answer',
  right: 'reviews.moderate',
  input: v.strictObject({
    review: guid,
    revision,
    /** Empty is no answer. */
    reply: text(2000),
  }),
  result: decided,
  errors: {
    ...refusals,
    422: 'The photo of the author cannot be shown',
    503: 'Too many photos are being decoded',
  },
});

export const rejectReview = defineStudioMethod({
  name: 'Reviews.Reject',
  verb: 'POST',
  summary: 'Keeps a review off the site, or takes it away from there; its author reads why',
  right: 'reviews.moderate',
  input: v.strictObject({ review: guid, revision, reason: requiredText(300, 'Напишите причину') }),
  result: decided,
  errors: refusals,
});

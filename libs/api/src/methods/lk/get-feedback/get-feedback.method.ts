import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { SurveyQuestionSchema } from '../shared/feedback.schema.ts';

/** Gives what the buyer may answer and what he has said before. */
export const getFeedback = defineMethod({
  name: 'LK.GetFeedback',
  verb: 'GET',
  summary: 'Gives what the buyer may answer and what he has said before',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    /** Open surveys that he has not answered. */
    surveys: v.array(
      v.object({
        alias: v.string(),
        title: v.string(),
        lead: v.string(),
        questions: v.array(SurveyQuestionSchema),
        points: v.number(),
        /** ISO moment; `null` has no end. */
        closes_at: v.nullable(v.string()),
      }),
    ),
    /** People whom he is asked to rate; newest first. */
    ratings: v.array(
      v.object({
        guid: v.string(),
        manager: v.string(),
        about: v.string(),
        /** ISO moment. */
        asked_at: v.string(),
        /** Path of the page that takes the rating; `null` when it is given or too late. */
        path: v.nullable(v.string()),
        stars: v.nullable(v.number()),
        text: v.nullable(v.string()),
      }),
    ),
    /** His reviews; newest first. */
    reviews: v.array(
      v.object({
        guid: v.string(),
        /** ISO date. */
        date: v.string(),
        /** `null` for the company. */
        complex: v.nullable(v.string()),
        rating: v.nullable(v.number()),
        text: v.string(),
        state: v.picklist(['new', 'published', 'rejected']),
        reply: v.nullable(v.string()),
      }),
    ),
    /** Surveys that he has answered; newest first. */
    answered: v.array(
      v.object({
        alias: v.string(),
        title: v.string(),
        /** ISO moment. */
        at: v.string(),
        answers: v.array(v.object({ question: v.string(), answer: v.string() })),
      }),
    ),
    /** Complexes that a review may be about, his own first. */
    complexes: v.array(v.object({ vendor: v.string(), name: v.string() })),
  }),
  errors: { 401: 'Nobody is logged in' },
});

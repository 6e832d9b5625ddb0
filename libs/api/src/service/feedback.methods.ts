import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, integer, NothingSchema, requiredText, text } from '../core/schemas.ts';

/** A question of a survey: 0…10, 1…5, one of several, or words. */
const SurveyQuestionSchema = v.object({
  id: v.string(),
  kind: v.picklist(['nps', 'scale', 'choice', 'text']),
  text: v.string(),
  /** Of a choice. */
  options: v.optional(v.array(v.object({ id: v.string(), text: v.string() }))),
  required: v.boolean(),
});

/** Answers by the ids of the questions. */
const SurveyAnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)), text(1000)),
  v.check((answers) => Object.keys(answers).length <= 20, 'Слишком много ответов'),
);

/** A review as its author writes it in the account. */
const AccountReviewSchema = v.strictObject({
  /** Complex that it is about; empty for the company as a whole. */
  object: v.optional(v.union([alias, v.literal('')]), ''),
  rating: integer(1, 5),
  message: v.pipe(
    requiredText(3000),
    v.minLength(20, 'Расскажите чуть подробнее, хотя бы одним предложением'),
  ),
});

/** What the link of a rating carries. */
const RatingTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'Ссылка неполная'));

/** Returns what the buyer may answer and what he has said before. */
export const getFeedback = defineMethod({
  name: 'LK.GetFeedback',
  verb: 'GET',
  summary: 'Returns what the buyer may answer and what he has said before',
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
});

/** Takes a buyer's review, which the staff read before everybody does. */
export const sendAccountReview = defineMethod({
  name: 'LK.SendReview',
  verb: 'POST',
  summary: 'Accepts a buyer’s review, which the staff read before everybody does',
  access: 'buyer',
  input: AccountReviewSchema,
  result: v.object({ guid: v.string() }),
  errors: {
    409: 'The idempotency key was used with another review',
    422: 'There is no such complex, or too many reviews wait for the staff',
  },
});

/** Accepts the answers of a survey, once a buyer. */
export const sendSurvey = defineMethod({
  name: 'LK.SendSurvey',
  verb: 'POST',
  summary: 'Accepts the answers of a survey, once a buyer',
  access: 'buyer',
  input: v.strictObject({ survey: alias, answers: SurveyAnswersSchema }),
  result: v.object({
    /** Points given for it; 0 without a card. */
    points: v.number(),
  }),
  errors: {
    404: 'No such survey is open',
    409: 'The buyer has answered it before',
    422: 'A question has no answer, or an impossible one',
  },
});

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

/** Accepts a rating by its link, once. */
export const sendRating = defineMethod({
  name: 'LK.SendRating',
  verb: 'POST',
  summary: 'Accepts a rating by its link, once',
  input: v.strictObject({
    token: RatingTokenSchema,
    stars: integer(1, 5),
    text: v.optional(text(2000), ''),
  }),
  result: v.object({}),
  errors: { 404: 'There is no such link', 409: 'The link was used, or is too old' },
});

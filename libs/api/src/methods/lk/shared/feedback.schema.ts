import * as v from 'valibot';
import { alias, integer, requiredText, text } from '../../../core/schemas.ts';

/** A question of a survey: 0…10, 1…5, one of several, or words. */
export const SurveyQuestionSchema = v.object({
  id: v.string(),
  kind: v.picklist(['nps', 'scale', 'choice', 'text']),
  text: v.string(),
  /** Of a choice. */
  options: v.optional(v.array(v.object({ id: v.string(), text: v.string() }))),
  required: v.boolean(),
});

/** Answers by the ids of the questions. */
export const SurveyAnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)), text(1000)),
  v.check((answers) => Object.keys(answers).length <= 20, 'Слишком много ответов'),
);

/** A review as its author writes it in the account. */
export const AccountReviewSchema = v.strictObject({
  /** Complex that it is about; empty for the company as a whole. */
  object: v.optional(v.union([alias, v.literal('')]), ''),
  rating: integer(1, 5),
  message: v.pipe(
    requiredText(3000),
    v.minLength(20, 'Расскажите чуть подробнее, хотя бы одним предложением'),
  ),
});

/** What the link of a rating carries. */
export const RatingTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,60}$/, 'Ссылка неполная'));

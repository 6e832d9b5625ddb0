import * as v from 'valibot';
import { alias } from '../../../core/schemas.ts';

/** How far the buyer has come: not opened, opened, every question answered right. */
const LessonStateSchema = v.picklist(['new', 'started', 'done']);

/** A lesson in the list. */
export const LessonSchema = v.object({
  alias: v.string(),
  title: v.string(),
  lead: v.string(),
  minutes: v.number(),
  questions: v.number(),
  state: LessonStateSchema,
  /** Right answers of the last check; `null` before the first. */
  score: v.nullable(v.number()),
  /** ISO moment. */
  done_at: v.nullable(v.string()),
});

/** Chosen options by the ids of the questions. */
export const LessonAnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)), v.pipe(v.string(), v.maxLength(20))),
  v.check((answers) => Object.keys(answers).length <= 20, 'Слишком много ответов'),
);

/** A lesson and what is chosen in it. */
export const AnswersOfLessonSchema = v.strictObject({ alias, answers: LessonAnswersSchema });

/** What a check says of one question. */
export const CheckedAnswerSchema = v.object({
  id: v.string(),
  right: v.boolean(),
  /** Why; said of right answers alone, so that the others are thought over again. */
  why: v.nullable(v.string()),
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias } from '../../../core/schemas.ts';
import { OpaqueBlockSchema } from '../../content/get-page/get-page.method.ts';
import { CheckedAnswerSchema, LessonAnswersSchema, LessonSchema } from '../shared/lesson.schema.ts';

const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));

/** Gives one lesson with its questions and what the buyer has chosen so far. */
export const getLesson = defineMethod({
  name: 'LK.GetLesson',
  verb: 'GET',
  summary: 'Gives one lesson with its questions and what the buyer has chosen so far',
  access: 'buyer',
  input: v.strictObject({ alias }),
  result: v.object({
    ...v.omit(LessonSchema, ['questions']).entries,
    /** Its place among all, from 1. */
    number: v.number(),
    total: v.number(),
    blocks: v.array(OpaqueBlockSchema),
    video: v.nullable(
      v.object({
        title: v.string(),
        src: v.string(),
        captions: v.optional(v.string()),
        poster: v.optional(v.string()),
      }),
    ),
    questions: v.array(
      v.object({
        id: v.string(),
        text: v.string(),
        options: v.array(v.object({ id: v.string(), text: v.string() })),
      }),
    ),
    answers: LessonAnswersSchema,
    /** What the last check said; empty before it and after a change of answers. */
    checked: v.array(CheckedAnswerSchema),
    previous: NeighbourSchema,
    next: NeighbourSchema,
  }),
  errors: { 401: 'Nobody is logged in', 404: 'No lesson has this alias' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { AnswersOfLessonSchema, CheckedAnswerSchema } from '../shared/lesson.schema.ts';

/** Checks the answers of a lesson; when all are right, the lesson is done and stays so. */
export const checkLesson = defineMethod({
  name: 'LK.CheckLesson',
  verb: 'POST',
  summary: 'Checks the answers of a lesson; when all are right, the lesson is done',
  access: 'buyer',
  input: AnswersOfLessonSchema,
  result: v.object({
    score: v.number(),
    total: v.number(),
    done: v.boolean(),
    /** Points given for the lesson now; 0 where it was done before or there is no card. */
    points: v.number(),
    checked: v.array(CheckedAnswerSchema),
  }),
  errors: {
    401: 'Nobody is logged in',
    404: 'No lesson has this alias',
    422: 'A question has no answer, or an answer belongs to no question',
  },
});

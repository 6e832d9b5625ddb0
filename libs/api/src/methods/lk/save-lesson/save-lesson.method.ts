import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { AnswersOfLessonSchema } from '../shared/lesson.schema.ts';

/** Keeps that a lesson is open and what is chosen in it so far, for another day or device. */
export const saveLesson = defineMethod({
  name: 'LK.SaveLesson',
  verb: 'POST',
  summary: 'Keeps that a lesson is open and what is chosen in it so far',
  access: 'buyer',
  input: AnswersOfLessonSchema,
  result: v.object({}),
  errors: {
    401: 'Nobody is logged in',
    404: 'No lesson has this alias',
    422: 'An answer belongs to no question',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LessonSchema } from '../shared/lesson.schema.ts';

/** Lists the lessons with the buyer's progress. */
export const getSchool = defineMethod({
  name: 'LK.GetSchool',
  verb: 'GET',
  summary: 'Lists the lessons with the buyer’s progress',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    lessons: v.array(LessonSchema),
    done: v.number(),
    /** Alias of the lesson to go on with; `null` when all are done. */
    next: v.nullable(v.string()),
  }),
  errors: { 401: 'Nobody is logged in' },
});

import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { alias, NothingSchema } from '../core/schemas.ts';
import { OpaqueBlockSchema } from '../content/page.schema.ts';

/** How far the buyer has come: not opened, opened, every question answered right. */
const LessonStateSchema = v.picklist(['new', 'started', 'done']);

/** A lesson in the list. */
const LessonSchema = v.object({
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
const LessonAnswersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/)), v.pipe(v.string(), v.maxLength(20))),
  v.check((answers) => Object.keys(answers).length <= 20, 'Слишком много ответов'),
);

/** A lesson and what is chosen in it. */
const AnswersOfLessonSchema = v.strictObject({ alias, answers: LessonAnswersSchema });

/** What a check says of one question. */
const CheckedAnswerSchema = v.object({
  id: v.string(),
  right: v.boolean(),
  /** Why; said of right answers alone, so that the others are thought over again. */
  why: v.nullable(v.string()),
});

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
});

const NeighbourSchema = v.nullable(v.object({ alias: v.string(), title: v.string() }));

/** Returns one lesson with its questions and what the buyer has chosen so far. */
export const getLesson = defineMethod({
  name: 'LK.GetLesson',
  verb: 'GET',
  summary: 'Returns one lesson with its questions and what the buyer has chosen so far',
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
  errors: { 404: 'No lesson has this alias' },
});

/** Saves that a lesson is open and what is chosen in it so far, for another day or device. */
export const saveLesson = defineMethod({
  name: 'LK.SaveLesson',
  verb: 'POST',
  summary: 'Saves that a lesson is open and what is chosen in it so far',
  access: 'buyer',
  input: AnswersOfLessonSchema,
  result: v.object({}),
  errors: {
    404: 'No lesson has this alias',
    422: 'An answer belongs to no question',
  },
});

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
    404: 'No lesson has this alias',
    422: 'A question has no answer, or an answer belongs to no question',
  },
});

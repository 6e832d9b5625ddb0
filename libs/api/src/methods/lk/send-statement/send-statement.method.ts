import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { StatementAnswersSchema, StatementSchema, templateId } from '../shared/statement.schema.ts';

/** Sends a statement: it gets a number and a term, and the paper is made of it. */
export const sendStatement = defineMethod({
  name: 'LK.SendStatement',
  verb: 'POST',
  summary: 'Sends a statement to the company',
  access: 'buyer',
  input: v.strictObject({
    template: templateId,
    /** Order whose contract it is about. */
    premise: v.optional(guid),
    answers: StatementAnswersSchema,
  }),
  result: v.object({ statement: StatementSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'There is no such template, or the buyer has no such order',
    422: 'Answers are missing or wrong; the fields stand in `issues`',
    429: 'Too many statements of one day',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, integer, pageEntries } from '../core/schemas.ts';
import { PremiseSchema } from '../deal/order.schema.ts';
import {
  StatementAnswersSchema,
  StatementRowSchema,
  StatementSchema,
  StatementTemplateSchema,
  templateId,
} from './statement.schema.ts';

/** Lists the statements of the buyer, newest first, and the templates of new ones. */
export const getStatements = defineMethod({
  name: 'LK.GetStatements',
  verb: 'GET',
  summary: 'Lists the buyer’s statements and the templates',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    templates: v.array(StatementTemplateSchema),
    statements: v.array(StatementRowSchema),
    ...pageEntries,
  }),
});

/** Returns what the account knows for the form of a statement. */
export const getStatementForm = defineMethod({
  name: 'LK.GetStatementForm',
  verb: 'GET',
  summary: 'Returns what is known for a new statement',
  access: 'buyer',
  input: v.strictObject({ template: templateId }),
  result: v.object({
    template: v.string(),
    premises: v.array(PremiseSchema),
    /** Who sends it: «Савельева Марина Андреевна». */
    buyer: v.string(),
    /** Answers that are known, by the names of their questions. */
    answers: v.record(v.string(), v.string()),
  }),
  errors: { 404: 'There is no such template' },
});

/** Returns one statement with its answer. */
export const getStatement = defineMethod({
  name: 'LK.GetStatement',
  verb: 'GET',
  summary: 'Returns one statement of the buyer',
  access: 'buyer',
  input: v.strictObject({ statement: guid }),
  result: v.object({ statement: StatementSchema }),
  errors: { 404: 'The buyer has no such statement' },
});

/** Sends a statement: it gets a number and a term, and the document is made of it. */
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
    404: 'There is no such template, or the buyer has no such order',
    422: 'Answers are missing or wrong; the fields stand in `issues`',
    429: 'Too many statements of one day',
  },
});

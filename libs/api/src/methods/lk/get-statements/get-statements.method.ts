import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { pageEntries } from '../shared/premise.schema.ts';
import { StatementRowSchema, StatementTemplateSchema } from '../shared/statement.schema.ts';

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
  errors: {
    401: 'Nobody is logged in',
  },
});

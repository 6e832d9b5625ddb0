import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { StatementSchema } from '../shared/statement.schema.ts';

/** Gives one statement with its answer. */
export const getStatement = defineMethod({
  name: 'LK.GetStatement',
  verb: 'GET',
  summary: 'Gives one statement of the buyer',
  access: 'buyer',
  input: v.strictObject({ statement: guid }),
  result: v.object({ statement: StatementSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such statement',
  },
});

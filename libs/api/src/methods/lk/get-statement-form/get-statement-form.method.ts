import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { PremiseSchema } from '../shared/premise.schema.ts';
import { templateId } from '../shared/statement.schema.ts';

/** Gives what the account knows for the form of a statement. */
export const getStatementForm = defineMethod({
  name: 'LK.GetStatementForm',
  verb: 'GET',
  summary: 'Gives what is known for a new statement',
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
  errors: {
    401: 'Nobody is logged in',
    404: 'There is no such template',
  },
});

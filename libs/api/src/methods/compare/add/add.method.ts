import { defineMethod } from '../../../core/define-method.ts';
import { listErrors, LotIdSchema, LotListsSchema } from '../../cart/shared/lists.schema.ts';

/** Puts a lot into the visitor's comparison, which takes up to eight; one that is there already stays. */
export const addToCompare = defineMethod({
  name: 'Compare.Add',
  verb: 'POST',
  summary: 'Puts a lot into the comparison of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
  errors: listErrors,
});

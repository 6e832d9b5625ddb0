import { defineMethod } from '../../../core/define-method.ts';
import { LotIdSchema, LotListsSchema } from '../../cart/shared/lists.schema.ts';

/** Takes a lot out of the visitor's comparison; one that is not there is no mistake. */
export const deleteFromCompare = defineMethod({
  name: 'Compare.Delete',
  verb: 'POST',
  summary: 'Takes a lot out of the comparison of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
});

import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LotListsSchema } from '../../cart/shared/lists.schema.ts';

/** Empties the visitor's comparison. */
export const clearCompare = defineMethod({
  name: 'Compare.Clear',
  verb: 'POST',
  summary: 'Empties the comparison of the visitor',
  input: NothingSchema,
  result: LotListsSchema,
});

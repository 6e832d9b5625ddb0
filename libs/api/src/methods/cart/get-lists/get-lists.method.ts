import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LotListsSchema } from '../shared/lists.schema.ts';

/** Names the lots in the visitor's cart and comparison, for the buttons and the counters. */
export const getLists = defineMethod({
  name: 'Cart.GetLists',
  verb: 'GET',
  summary: 'Names the lots in the cart and the comparison of the visitor',
  input: NothingSchema,
  result: LotListsSchema,
});

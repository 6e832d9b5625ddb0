import { defineMethod } from '../../../core/define-method.ts';
import { LotIdSchema, LotListsSchema } from '../shared/lists.schema.ts';

/** Takes a lot out of the visitor's cart; one that is not there is no mistake. */
export const deleteFromCart = defineMethod({
  name: 'Cart.Delete',
  verb: 'POST',
  summary: 'Takes a lot out of the cart of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
});

import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LotListsSchema } from '../shared/lists.schema.ts';

/** Empties the visitor's cart. */
export const clearCart = defineMethod({
  name: 'Cart.Clear',
  verb: 'POST',
  summary: 'Empties the cart of the visitor',
  input: NothingSchema,
  result: LotListsSchema,
});

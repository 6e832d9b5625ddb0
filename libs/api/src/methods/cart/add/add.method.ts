import { defineMethod } from '../../../core/define-method.ts';
import { listErrors, LotIdSchema, LotListsSchema } from '../shared/lists.schema.ts';

/** Puts a lot into the visitor's cart; one that is there already stays as it is. */
export const addToCart = defineMethod({
  name: 'Cart.Add',
  verb: 'POST',
  summary: 'Puts a lot into the cart of the visitor',
  input: LotIdSchema,
  result: LotListsSchema,
  errors: listErrors,
});

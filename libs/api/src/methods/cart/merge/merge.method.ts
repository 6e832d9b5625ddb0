import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { lotIds, LotListsSchema } from '../shared/lists.schema.ts';

/**
 * Unites what this browser kept as a guest with the buyer's own lists; nothing is lost, and a
 * second time changes nothing. Logging in does it by itself. `cart` and `compare` add lots that the
 * browser alone knows of.
 */
export const mergeLists = defineMethod({
  name: 'Cart.Merge',
  verb: 'POST',
  summary: 'Unites the lists that the browser kept as a guest with those of the visitor',
  input: v.strictObject({ cart: v.optional(lotIds), compare: v.optional(lotIds) }),
  result: LotListsSchema,
});

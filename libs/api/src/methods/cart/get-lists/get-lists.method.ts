import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { NothingSchema } from '../../../core/schemas.ts';
import { LotListsSchema, OwnLotSchema } from '../shared/lists.schema.ts';

/** Names the lots in the visitor's cart and comparison, for the buttons and the counters, and those that he keeps. */
export const getLists = defineMethod({
  name: 'Cart.GetLists',
  verb: 'GET',
  summary: 'Names the lots in the cart and the comparison of the visitor',
  input: NothingSchema,
  result: v.object({
    ...LotListsSchema.entries,
    /** Lots of the visitor's orders at work. */
    own: v.array(OwnLotSchema),
  }),
});

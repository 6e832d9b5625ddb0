import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { integer } from '../../../core/schemas.ts';
import { OrderSchema } from '../shared/order.schema.ts';

/** Lists the orders of the buyer by pages, newest first. */
export const getOrderList = defineMethod({
  name: 'Order.GetOrderList',
  verb: 'POST',
  summary: 'Lists the orders of the buyer, newest first',
  access: 'buyer',
  input: v.strictObject({
    user_id: integer(1, Number.MAX_SAFE_INTEGER),
    /** From 1, which is also the default. */
    page: v.optional(integer(1, 100_000)),
  }),
  result: v.object({
    orders: v.array(OrderSchema),
    /** Of all pages. */
    total: v.number(),
    page: v.number(),
    page_size: v.number(),
  }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such order' },
});

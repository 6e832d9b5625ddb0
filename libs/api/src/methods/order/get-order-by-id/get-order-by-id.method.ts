import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { OrderDetailsSchema } from '../shared/order-details.schema.ts';

/** Gives one order of the buyer. */
export const getOrderById = defineMethod({
  name: 'Order.GetOrderById',
  verb: 'POST',
  summary: 'Gives one order of the buyer',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ data: OrderDetailsSchema }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such order' },
});

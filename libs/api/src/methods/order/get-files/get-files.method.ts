import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { OrderFileSchema } from '../shared/order.schema.ts';

/** Lists the files of one order of the buyer. */
export const getFiles = defineMethod({
  name: 'Order.GetFiles',
  verb: 'POST',
  summary: 'Lists the files of one order of the buyer',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ files: v.array(OrderFileSchema) }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such order' },
});

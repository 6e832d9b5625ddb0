import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';

/** Accepts the offer of holds; the order keeps which version it was. 409 where a newer one holds. */
export const acceptOffer = defineMethod({
  name: 'Order.AcceptOffer',
  verb: 'POST',
  summary: 'Accepts the present version of the offer of holds',
  access: 'buyer',
  input: v.strictObject({
    guid,
    /** ISO date of the version that the buyer has read. */
    version: v.pipe(v.string(), v.isoDate('Неверная версия оферты')),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

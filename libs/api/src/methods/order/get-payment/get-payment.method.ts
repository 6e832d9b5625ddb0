import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, kopecks } from '../../../core/schemas.ts';
import { PaymentPurposeSchema, PaymentStateSchema } from '../shared/order-payment.schema.ts';

/** Tells what became of a payment of the buyer. */
export const getPayment = defineMethod({
  name: 'Order.GetPayment',
  verb: 'POST',
  summary: 'Tells what became of a payment of the buyer',
  access: 'buyer',
  input: v.strictObject({
    /** Guid of the payment. */
    payment: guid,
  }),
  result: v.object({
    state: PaymentStateSchema,
    amount: kopecks,
    purpose: PaymentPurposeSchema,
    /** Guid of the order. */
    order: v.string(),
    /** The acquirer's page, while the payment is open. */
    url: v.nullable(v.string()),
    /** Why the money goes back, Russian. */
    reason: v.nullable(v.string()),
  }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such payment' },
});

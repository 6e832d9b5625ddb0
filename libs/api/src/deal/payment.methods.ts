import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, kopecks } from '../core/schemas.ts';
import {
  OrderKeySchema,
  partnerErrors,
  PartnerPageSchema,
  PaymentPurposeSchema,
  PaymentStateSchema,
} from './payment.schema.ts';

/** Returns what became of a payment of the buyer. */
export const getPayment = defineMethod({
  name: 'Order.GetPayment',
  verb: 'POST',
  summary: 'Returns what became of a payment of the buyer',
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
  errors: { 404: 'The buyer has no such payment' },
});

/** Opens a payment for an order; asked again while it is open, the same one. */
export const pay = defineMethod({
  name: 'Order.Pay',
  verb: 'POST',
  summary: 'Opens a payment for an order at the acquirer',
  access: 'buyer',
  input: v.strictObject({ guid, purpose: PaymentPurposeSchema }),
  result: v.object({
    /** Guid of the payment. */
    payment: v.string(),
    ...PartnerPageSchema.entries,
  }),
  errors: partnerErrors,
});

/** Returns what is to be paid for an order to whoever knows its number and phone. */
export const findPayment = defineMethod({
  name: 'Order.FindPayment',
  verb: 'POST',
  summary: 'Returns what is to be paid for an order by its number and phone',
  input: OrderKeySchema,
  result: v.object({
    /** `null` for an unknown pair and for an order that has nothing to pay alike. */
    payment: v.nullable(
      v.object({
        /** «M30-30001». */
        number: v.string(),
        purpose: v.literal('hold'),
        /** Kopecks. */
        amount: kopecks,
        /** What is paid for, in Russian. */
        title: v.string(),
        /** ISO instant until which it can be paid. */
        until: v.nullable(v.string()),
      }),
    ),
  }),
  errors: { 429: 'Too many questions from this address' },
});

/** Opens a payment for an order by its number and phone, and gives the acquirer's page. */
export const payByNumber = defineMethod({
  name: 'Order.PayByNumber',
  verb: 'POST',
  summary: 'Opens a payment for an order by its number and phone',
  input: v.strictObject({ ...OrderKeySchema.entries, purpose: v.literal('hold') }),
  result: v.object({
    /** Where the buyer pays. */
    url: v.string(),
  }),
  errors: {
    404: 'Nothing is to be paid for this number and phone',
    429: 'Too many tries from this address',
  },
});

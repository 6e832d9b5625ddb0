import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks, requiredText } from '../../../core/schemas.ts';
import { RussianPhoneSchema } from '../../shared/lead.schema.ts';

/** Who asks about a payment: the number of the order and the phone in it. */
export const OrderKeySchema = v.strictObject({
  number: requiredText(40),
  phone: RussianPhoneSchema,
});

/** Tells what is to be paid for an order to whoever knows its number and phone. */
export const findPayment = defineMethod({
  name: 'Order.FindPayment',
  verb: 'POST',
  summary: 'Tells what is to be paid for an order by its number and phone',
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

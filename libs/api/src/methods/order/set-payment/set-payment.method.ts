import { defineMethod } from '../../../core/define-method.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';
import { PaymentChoiceSchema } from '../shared/payment.schema.ts';

/** Chooses how a lot is paid, with the terms of that way; may be changed until the hold is paid. */
export const setPayment = defineMethod({
  name: 'Order.SetPayment',
  verb: 'POST',
  summary: 'Chooses how the lot of an order is paid',
  access: 'buyer',
  input: PaymentChoiceSchema,
  result: ChangedOrderSchema,
  errors: orderErrors,
});

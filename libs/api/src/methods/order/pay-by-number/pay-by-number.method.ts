import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { OrderKeySchema } from '../find-payment/find-payment.method.ts';

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

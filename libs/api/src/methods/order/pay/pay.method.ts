import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { PaymentPurposeSchema } from '../shared/order-payment.schema.ts';
import { partnerErrors, PartnerPageSchema } from '../shared/partner-page.schema.ts';

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

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { partnerErrors, PartnerPageSchema } from '../shared/partner-page.schema.ts';

/** Begins the signature of the contract: the operator sends a code to the buyer’s phone. */
export const sign = defineMethod({
  name: 'Order.Sign',
  verb: 'POST',
  summary: 'Begins the signature of the contract',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

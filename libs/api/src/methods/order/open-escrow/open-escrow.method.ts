import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { partnerErrors, PartnerPageSchema } from '../shared/partner-page.schema.ts';

/** Begins the escrow account of a signed contract, at the bank. */
export const openEscrow = defineMethod({
  name: 'Order.OpenEscrow',
  verb: 'POST',
  summary: 'Begins the escrow account of a signed contract',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { partnerErrors, PartnerPageSchema } from '../shared/partner-page.schema.ts';

/** Sends a paid contract to its registration, and follows it until the keys are given. */
export const sendToRegistration = defineMethod({
  name: 'Order.SendToRegistration',
  verb: 'POST',
  summary: 'Sends a paid contract to its registration',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: PartnerPageSchema,
  errors: partnerErrors,
});

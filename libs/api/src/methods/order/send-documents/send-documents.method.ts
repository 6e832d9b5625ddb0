import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';

/** Hands the uploaded papers over, so that the contract is drawn up. */
export const sendDocuments = defineMethod({
  name: 'Order.SendDocuments',
  verb: 'POST',
  summary: 'Hands the uploaded papers over; the contract is drawn up',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

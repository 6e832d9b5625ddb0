import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, text } from '../../../core/schemas.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';

/** Why a buyer leaves. */
export const CancelReasonSchema = v.picklist(
  ['changed-mind', 'other-flat', 'no-loan', 'price', 'other'],
  'Выберите причину',
);

/** Cancels an order: the lot is free at once, what was paid is given back. Not after the signature. */
export const cancelOrder = defineMethod({
  name: 'Order.Cancel',
  verb: 'POST',
  summary: 'Cancels an order before its contract is signed',
  access: 'buyer',
  input: v.strictObject({
    guid,
    reason: CancelReasonSchema,
    comment: v.optional(text(500)),
  }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Gives back a free hold: the lot is free at once and the order is cancelled. */
export const cancelHold = defineMethod({
  name: 'Order.CancelHold',
  verb: 'POST',
  summary: 'Gives back a free hold and cancels its order',
  access: 'buyer',
  input: v.strictObject({
    /** Guid of the order. */
    order: guid,
  }),
  result: v.strictObject({}),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such order',
    409: 'The order has no free hold any more',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { guid, kopecks } from '../core/schemas.ts';
import { LotIdSchema } from './basket.schema.ts';
import { ChangedOrderSchema, orderErrors } from './order.schema.ts';

/**
 * Holds a lot for the buyer for 24 hours, free of charge, and opens the order of it. The buyer who
 * holds it already gets that order; anybody else is refused with lots like it in `details.similar`.
 * Another price than the one seen is refused with both in `details.price`; whoever gives holds of one lot
 * back again and again is refused until `details.again`, an ISO instant.
 */
export const reserve = defineMethod({
  name: 'Order.Reserve',
  verb: 'POST',
  summary: 'Holds a lot for the buyer for 24 hours and opens its order',
  access: 'buyer',
  input: v.strictObject({
    ...LotIdSchema.entries,
    /** The price that the buyer saw; a page always tells it. */
    price: v.optional(kopecks),
  }),
  result: v.object({
    /** Guid of the order. */
    order: v.string(),
    /** «M30-30001». */
    number: v.string(),
    /** ISO instant at which the hold ends. */
    until: v.string(),
  }),
  errors: {
    404: 'No lot has this id',
    409: 'The lot is held by somebody else or not for sale, its price has changed, or the buyer holds too many or too often',
  },
});

/** Extends a paid hold by its whole length; once, free of charge. */
export const extendHold = defineMethod({
  name: 'Order.Extend',
  verb: 'POST',
  summary: 'Extends a paid hold, once, by its whole length',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: ChangedOrderSchema,
  errors: orderErrors,
});

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
    404: 'The buyer has no such order',
    409: 'The order has no free hold any more',
  },
});

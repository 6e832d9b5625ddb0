import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { kopecks } from '../../../core/schemas.ts';
import { LotIdSchema } from '../../cart/shared/lists.schema.ts';

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
    401: 'Nobody is logged in',
    404: 'No lot has this id',
    409: 'The lot is held by somebody else or not for sale, its price has changed, or the buyer holds too many or too often',
  },
});

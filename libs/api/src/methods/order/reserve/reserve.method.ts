import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { LotIdSchema } from '../../cart/shared/lists.schema.ts';

/**
 * Holds a lot for the buyer for 24 hours, free of charge, and opens the order of it. The buyer who
 * holds it already gets that order; anybody else is refused with lots like it in `details.similar`.
 */
export const reserve = defineMethod({
  name: 'Order.Reserve',
  verb: 'POST',
  summary: 'Holds a lot for the buyer for 24 hours and opens its order',
  access: 'buyer',
  input: LotIdSchema,
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
    409: 'The lot is held by somebody else or not for sale, or the buyer holds too many',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { ChangedOrderSchema, orderErrors } from '../shared/order-details.schema.ts';

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

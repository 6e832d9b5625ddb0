import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { TimelineEntrySchema } from '../shared/order-details.schema.ts';

/** Lists every change of an order of the buyer, newest first. */
export const getTimeline = defineMethod({
  name: 'Order.GetTimeline',
  verb: 'POST',
  summary: 'Lists every change of an order of the buyer, newest first',
  access: 'buyer',
  input: v.strictObject({ guid }),
  result: v.object({ timeline: v.array(TimelineEntrySchema) }),
  errors: { 401: 'Nobody is logged in', 404: 'The buyer has no such order' },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { alias, guid, text } from '../../../core/schemas.ts';
import { ServiceRequestSchema } from '../shared/service-request.schema.ts';

/** Orders a service for a day. */
export const sendServiceRequest = defineMethod({
  name: 'LK.SendServiceRequest',
  verb: 'POST',
  summary: 'Orders a service for a day',
  access: 'buyer',
  input: v.strictObject({
    service: alias,
    /** Order whose premises it is for. */
    premise: v.optional(guid),
    /** Where, for premises that are not bought here. */
    address: v.optional(text(300), ''),
    choice: v.optional(text(120), ''),
    comment: v.optional(text(1000), ''),
    /** ISO date. */
    wished_on: v.pipe(v.string('Выберите день'), v.isoDate('Выберите день')),
  }),
  result: v.object({ request: ServiceRequestSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'No such service is ordered here, or the buyer has no such order',
    422: 'The day or the choice is none that may be had, or nobody said where',
    429: 'Too many orders of one day',
  },
});

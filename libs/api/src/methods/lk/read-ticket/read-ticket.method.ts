import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';

/** Tells that the buyer has seen what the company wrote in a ticket. */
export const readTicket = defineMethod({
  name: 'LK.ReadTicket',
  verb: 'POST',
  summary: 'Marks a ticket as read',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ unread: v.number() }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
  },
});

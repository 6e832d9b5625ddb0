import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { TicketSchema } from '../shared/ticket.schema.ts';

/** Closes a ticket: the question is answered. */
export const closeTicket = defineMethod({
  name: 'LK.CloseTicket',
  verb: 'POST',
  summary: 'Closes a ticket of the buyer',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
  },
});

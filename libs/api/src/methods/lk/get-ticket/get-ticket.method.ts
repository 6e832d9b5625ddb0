import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { TicketSchema } from '../shared/ticket.schema.ts';

/** Gives a ticket with everything that was written; `LK.ReadTicket` tells that it was seen. */
export const getTicket = defineMethod({
  name: 'LK.GetTicket',
  verb: 'GET',
  summary: 'Gives one ticket with its messages',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, integer } from '../../../core/schemas.ts';
import { TicketSchema } from '../shared/ticket.schema.ts';

/** Rates the answers of a ticket, 1 to 5; a new rating replaces the last one. */
export const rateTicket = defineMethod({
  name: 'LK.RateTicket',
  verb: 'POST',
  summary: 'Rates the company’s answers in a ticket',
  access: 'buyer',
  input: v.strictObject({ ticket: guid, rating: integer(1, 5) }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
    409: 'The company has not answered yet',
  },
});

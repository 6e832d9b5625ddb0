import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { TicketSchema } from '../shared/ticket.schema.ts';

/** Opens a closed ticket again: the company answers once more. */
export const reopenTicket = defineMethod({
  name: 'LK.ReopenTicket',
  verb: 'POST',
  summary: 'Opens a closed ticket again',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
    409: 'It is not closed',
  },
});

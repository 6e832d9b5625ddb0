import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid } from '../../../core/schemas.ts';
import { messageFiles, messageText, TicketSchema } from '../shared/ticket.schema.ts';

/** Writes on in a ticket; a closed one opens again. */
export const answerTicket = defineMethod({
  name: 'LK.AnswerTicket',
  verb: 'POST',
  summary: 'Writes a message in a ticket',
  access: 'buyer',
  input: v.strictObject({ ticket: guid, text: messageText, files: v.optional(messageFiles, []) }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such ticket',
    409: 'It has as many messages as it can',
    422: 'A file has not come whole',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../../core/define-method.ts';
import { guid, text } from '../../../core/schemas.ts';
import {
  messageFiles,
  messageText,
  TicketSchema,
  TicketTopicSchema,
} from '../shared/ticket.schema.ts';

/** Asks the company a question; the files were uploaded before by `LK.AddTicketFile`. */
export const sendTicket = defineMethod({
  name: 'LK.SendTicket',
  verb: 'POST',
  summary: 'Sends a new ticket',
  access: 'buyer',
  input: v.strictObject({
    topic: TicketTopicSchema,
    /** Order whose premises it is about. */
    premise: v.optional(guid),
    title: v.pipe(text(120), v.nonEmpty('Напишите, о\u00a0чём вопрос')),
    text: messageText,
    files: v.optional(messageFiles, []),
  }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    401: 'Nobody is logged in',
    404: 'The buyer has no such order',
    422: 'A file has not come whole',
    429: 'Too many tickets of one day',
  },
});

import * as v from 'valibot';
import { defineMethod } from '../../core/define-method.ts';
import { guid, integer, NothingSchema, pageEntries, text } from '../../core/schemas.ts';
import { announcedFile, UploadSchema } from '../../core/upload.ts';
import { PremiseSchema } from '../../deal/order.schema.ts';
import {
  messageFiles,
  messageText,
  TicketRowSchema,
  TicketSchema,
  TicketTopicSchema,
} from './ticket.schema.ts';

/** Lists the tickets of the buyer, those changed last first, and questions that are asked often. */
export const getTickets = defineMethod({
  name: 'LK.GetTickets',
  verb: 'GET',
  summary: 'Lists the buyer’s tickets and common questions',
  access: 'buyer',
  input: v.strictObject({ page: v.optional(integer(1, 10_000), 1) }),
  result: v.object({
    tickets: v.array(TicketRowSchema),
    ...pageEntries,
    /** `answer` is HTML. */
    questions: v.array(v.object({ id: v.string(), question: v.string(), answer: v.string() })),
  }),
});

/** Returns what a new ticket may be about. */
export const getTicketForm = defineMethod({
  name: 'LK.GetTicketForm',
  verb: 'GET',
  summary: 'Returns topics and premises for a new ticket',
  access: 'buyer',
  input: NothingSchema,
  result: v.object({
    topics: v.array(v.object({ id: TicketTopicSchema, label: v.string() })),
    premises: v.array(PremiseSchema),
    /** ISO instant by which a ticket sent now is answered. */
    answer_by: v.string(),
  }),
});

/** Returns a ticket with everything that was written; `LK.ReadTicket` tells that it was seen. */
export const getTicket = defineMethod({
  name: 'LK.GetTicket',
  verb: 'GET',
  summary: 'Returns one ticket with its messages',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: { 404: 'The buyer has no such ticket' },
});

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
    404: 'The buyer has no such order',
    422: 'A file has not come whole',
    429: 'Too many tickets of one day',
  },
});

/** Writes on in a ticket; a closed one opens again. */
export const answerTicket = defineMethod({
  name: 'LK.AnswerTicket',
  verb: 'POST',
  summary: 'Writes a message in a ticket',
  access: 'buyer',
  input: v.strictObject({ ticket: guid, text: messageText, files: v.optional(messageFiles, []) }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    404: 'The buyer has no such ticket',
    409: 'It has as many messages as it can',
    422: 'A file has not come whole',
  },
});

/** Tells that the buyer has seen what the company wrote in a ticket. */
export const readTicket = defineMethod({
  name: 'LK.ReadTicket',
  verb: 'POST',
  summary: 'Marks a ticket as read',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ unread: v.number() }),
  errors: { 404: 'The buyer has no such ticket' },
});

/** Closes a ticket: the question is answered. */
export const closeTicket = defineMethod({
  name: 'LK.CloseTicket',
  verb: 'POST',
  summary: 'Closes a ticket of the buyer',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: { 404: 'The buyer has no such ticket' },
});

/** Opens a closed ticket again: the company answers once more. */
export const reopenTicket = defineMethod({
  name: 'LK.ReopenTicket',
  verb: 'POST',
  summary: 'Opens a closed ticket again',
  access: 'buyer',
  input: v.strictObject({ ticket: guid }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    404: 'The buyer has no such ticket',
    409: 'It is not closed',
  },
});

/** Rates the answers of a ticket, 1 to 5; a new rating replaces the last one. */
export const rateTicket = defineMethod({
  name: 'LK.RateTicket',
  verb: 'POST',
  summary: 'Rates the company’s answers in a ticket',
  access: 'buyer',
  input: v.strictObject({ ticket: guid, rating: integer(1, 5) }),
  result: v.object({ ticket: TicketSchema }),
  errors: {
    404: 'The buyer has no such ticket',
    409: 'The company has not answered yet',
  },
});

/** Begins the upload of a file for a message that is being written; its bytes go to `PATCH /api/uploads/{upload}?offset=N`. */
export const addTicketFile = defineMethod({
  name: 'LK.AddTicketFile',
  verb: 'POST',
  summary: 'Begins or continues the upload of a file for a message',
  access: 'buyer',
  input: v.strictObject({
    /** Ticket that the message is for; none for a new ticket. */
    ticket: v.optional(guid),
    ...announcedFile,
  }),
  result: UploadSchema,
  errors: {
    404: 'The buyer has no such ticket',
    409: 'There are as many files as one message may have',
    422: 'The file is empty or too large, or its name says that it is of another type',
  },
});

/** Deletes a file of a message that was not sent yet. */
export const deleteTicketFile = defineMethod({
  name: 'LK.DeleteTicketFile',
  verb: 'POST',
  summary: 'Deletes a file of an unsent message',
  access: 'buyer',
  input: v.strictObject({ ticket: v.optional(guid), file: guid }),
  result: v.object({ file: v.string() }),
  errors: { 404: 'The buyer has no such ticket' },
});

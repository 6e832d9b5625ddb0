import { answerTicket } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { writeMessage } from '../../domain/ticket/write-ticket.ts';

/** Writes a message in a ticket. */
export const answerTicketHandler = implement(answerTicket, async (input, call) => ({
  ticket: await writeMessage(call, input),
}));

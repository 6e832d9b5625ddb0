import { answerTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { writeMessage } from './write-ticket.ts';

/** Writes a message in a ticket. */
export const answerTicketHandler = implement(answerTicket, async (input, call) => ({
  ticket: await writeMessage(call, input),
}));

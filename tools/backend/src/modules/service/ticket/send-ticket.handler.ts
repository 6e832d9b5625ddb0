import { sendTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { openTicket } from './write-ticket.ts';

/** Sends a new ticket. */
export const sendTicketHandler = implement(sendTicket, async (input, call) => ({
  ticket: await openTicket(call, input),
}));

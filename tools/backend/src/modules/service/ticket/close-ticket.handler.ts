import { closeTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { closeTicket as close } from './change-ticket.ts';

/** Closes a ticket by its buyer’s own wish and answers it as it is then. */
export const closeTicketHandler = implement(closeTicket, async ({ ticket }, call) => ({
  ticket: await close(call, ticket),
}));

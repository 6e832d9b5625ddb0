import { closeTicket } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { closeTicket as close } from '../../domain/ticket/change-ticket.ts';

/** Closes a ticket. */
export const closeTicketHandler = implement(closeTicket, async ({ ticket }, call) => ({
  ticket: await close(call, ticket),
}));

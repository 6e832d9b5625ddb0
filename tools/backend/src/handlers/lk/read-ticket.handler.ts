import { readTicket } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { readTicket as read } from '../../domain/ticket/change-ticket.ts';

/** Marks a ticket as read. */
export const readTicketHandler = implement(readTicket, async ({ ticket }, call) => ({
  unread: await read(call, ticket),
}));

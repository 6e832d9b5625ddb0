import { readTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readTicket as read } from './change-ticket.ts';

/** Marks a ticket as read. */
export const readTicketHandler = implement(readTicket, async ({ ticket }, call) => ({
  unread: await read(call, ticket),
}));

import { rateTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { rateTicket as rate } from './change-ticket.ts';

/** Rates the answers of a ticket. */
export const rateTicketHandler = implement(rateTicket, async ({ ticket, rating }, call) => ({
  ticket: await rate(call, ticket, rating),
}));

import { rateTicket } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { rateTicket as rate } from '../../domain/ticket/change-ticket.ts';

/** Rates the answers of a ticket. */
export const rateTicketHandler = implement(rateTicket, async ({ ticket, rating }, call) => ({
  ticket: await rate(call, ticket, rating),
}));

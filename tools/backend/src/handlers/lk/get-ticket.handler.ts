import { getTicket } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findTicket } from '../../domain/ticket/find-tickets.ts';

/** Gives one ticket with its messages. */
export const getTicketHandler = implement(
  getTicket,
  async ({ ticket }, call) => ({
    ticket: await findTicket(call.services, buyerOf(call).user.id, ticket),
  }),
  { cache: 'none' },
);

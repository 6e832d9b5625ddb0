import { getTicket } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findTicket } from './find-tickets.ts';

/** Returns one ticket with its messages. */
export const getTicketHandler = implement(
  getTicket,
  async ({ ticket }, call) => ({
    ticket: await findTicket(call.services, buyerOf(call).user.id, ticket),
  }),
  { cache: 'none' },
);

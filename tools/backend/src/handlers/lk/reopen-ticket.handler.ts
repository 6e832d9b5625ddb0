import { reopenTicket } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { reopenTicket as reopen } from '../../domain/ticket/change-ticket.ts';

/** Opens a closed ticket again. */
export const reopenTicketHandler = implement(reopenTicket, async ({ ticket }, call) => ({
  ticket: await reopen(call, ticket),
}));

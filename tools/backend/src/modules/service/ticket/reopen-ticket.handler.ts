import { reopenTicket } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { reopenTicket as reopen } from './change-ticket.ts';

/** Opens a closed ticket again. */
export const reopenTicketHandler = implement(reopenTicket, async ({ ticket }, call) => ({
  ticket: await reopen(call, ticket),
}));

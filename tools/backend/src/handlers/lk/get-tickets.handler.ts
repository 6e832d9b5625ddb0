import { getTickets } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findTickets } from '../../domain/ticket/find-tickets.ts';
import { supportQuestionsOf } from '../../domain/ticket/support-questions.ts';

/** Lists the buyer’s tickets and common questions. */
export const getTicketsHandler = implement(
  getTickets,
  async ({ page }, call) => ({
    ...(await findTickets(call.services.db, buyerOf(call).user.id, page)),
    questions: await supportQuestionsOf(call.services.db),
  }),
  { cache: 'none' },
);

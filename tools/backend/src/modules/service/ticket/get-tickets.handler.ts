import { getTickets } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findTickets } from './find-tickets.ts';
import { supportQuestionsOf } from './support-questions.ts';

/** Lists the buyer’s tickets and common questions. */
export const getTicketsHandler = implement(
  getTickets,
  async ({ page }, call) => ({
    ...(await findTickets(call.services.db, buyerOf(call).user.id, page)),
    questions: await supportQuestionsOf(call.services.db),
  }),
  { cache: 'none' },
);

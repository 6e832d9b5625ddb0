import { getLotQuestions } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findQuestions } from './find-questions.ts';

export const getLotQuestionsHandler = implement(
  getLotQuestions,
  async (_, call) => ({
    questions: await findQuestions(call.services.db, buyerOf(call).user.id),
  }),
  { cache: 'none' },
);

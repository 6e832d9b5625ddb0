import { and, eq, isNull, or } from 'drizzle-orm';
import { keepLotQuestion } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { lotQuestions } from './lot-questions.table.ts';

/** Answers `keepLotQuestion`: whoever has the letter and an account keeps the question there; another buyer's stays where it is. */
export const keepLotQuestionHandler = implement(keepLotQuestion, async ({ key }, call) => {
  const { id: userId } = buyerOf(call).user;
  const free = or(isNull(lotQuestions.userId), eq(lotQuestions.userId, userId));
  const [saved] = await call.services.db
    .update(lotQuestions)
    .set({ userId })
    .where(and(eq(lotQuestions.key, key), free))
    .returning({ guid: lotQuestions.guid });
  if (!saved) throw refuse(404, 'Такого вопроса нет');
  return {};
});

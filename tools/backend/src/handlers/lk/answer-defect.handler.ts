import { answerDefect } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { answerDefect as answer } from '../../domain/acceptance/answer-defect.ts';

/** Confirms or returns a repair. */
export const answerDefectHandler = implement(answerDefect, async (input, call) => ({
  defect: await answer(call, input),
}));

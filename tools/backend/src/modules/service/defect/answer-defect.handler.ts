import { answerDefect } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { answerDefect as answer } from './answer-defect.ts';

/** Confirms or returns a repair. */
export const answerDefectHandler = implement(answerDefect, async (input, call) => ({
  defect: await answer(call, input),
}));

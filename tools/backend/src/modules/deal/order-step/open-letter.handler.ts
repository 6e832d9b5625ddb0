import { openLetter } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { startStep } from '../deal-step/start-step.ts';

/** Begins the letter of credit of an order. */
export const openLetterHandler = implement(openLetter, ({ guid }, call) =>
  startStep(call, 'letter', guid),
);

import { stopLetters } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import * as letters from './stop-letters.ts';

export const stopLettersHandler = implement(stopLetters, async ({ key }, { services }) => {
  await letters.stopLetters(services, key);
  return {};
});

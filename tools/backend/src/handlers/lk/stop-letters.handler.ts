import { stopLetters } from '@m30/api';
import { implement } from '../../core/implement.ts';
import * as letters from '../../domain/notice/stop-letters.ts';

/** Answers `stopLetters`. */
export const stopLettersHandler = implement(stopLetters, async ({ key }, { services }) => {
  await letters.stopLetters(services, key);
  return {};
});

import { getFavouriteLetters } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { areLettersSent } from './letters.ts';

/** Answers `getFavouriteLetters`; mail scanners follow links, so reading ends nothing. */
export const getFavouriteLettersHandler = implement(
  getFavouriteLetters,
  async ({ key }, { services }) => ({ subscribed: await areLettersSent(services, key) }),
  { cache: 'none' },
);

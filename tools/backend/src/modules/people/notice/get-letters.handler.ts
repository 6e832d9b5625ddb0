import { getLetters } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { SETTING_WORDS } from './setting-words.ts';
import { findLetters } from './stop-letters.ts';

/** Answers `getLetters`; mail scanners follow links, so reading ends nothing. */
export const getLettersHandler = implement(
  getLetters,
  async ({ key }, { services }) => {
    const { kind, mail } = await findLetters(services, key);
    return { kind, mail, title: SETTING_WORDS[kind].title };
  },
  { cache: 'none' },
);

import { stopFavouriteLetters } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { endLetters } from './letters.ts';

export const stopFavouriteLettersHandler = implement(
  stopFavouriteLetters,
  async ({ key }, { services }) => {
    await endLetters(services, key);
    return {};
  },
);

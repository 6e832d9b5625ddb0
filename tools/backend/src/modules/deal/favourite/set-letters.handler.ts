import { setFavouriteLetters } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { askLetters } from './letters.ts';

export const setFavouriteLettersHandler = implement(
  setFavouriteLetters,
  async ({ subscribed }, call) => {
    await askLetters(call.services, buyerOf(call).user.id, subscribed);
    return { subscribed };
  },
);

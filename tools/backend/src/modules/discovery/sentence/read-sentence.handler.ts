import { readWish } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readWishNow } from './read-wish.ts';

/** Reads a wish in words as filters of flats, and counts what they find. */
export const readSentenceHandler = implement(readWish, ({ text }, call) => readWishNow(text, call));

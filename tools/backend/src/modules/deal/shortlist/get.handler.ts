import { getShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { readShortlist } from './read-shortlist.ts';

/** Returns a shared list as whoever asks may see it. */
export const getShortlistHandler = implement(
  getShortlist,
  ({ link }, call) => readShortlist(call, link),
  { cache: 'none' },
);

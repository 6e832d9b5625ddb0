import { noteInShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sayOpinion } from './say-opinion.ts';

/** Writes the own note to a lot. */
export const noteInShortlistHandler = implement(noteInShortlist, ({ link, lot, note }, call) =>
  sayOpinion(call, { link, lot, kind: 'noted', opinion: { note } }),
);

import { voteInShortlist } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sayOpinion } from './say-opinion.ts';

/** Gives a heart or a veto to a lot, or takes it back. */
export const voteInShortlistHandler = implement(voteInShortlist, ({ link, lot, vote }, call) =>
  sayOpinion(call, { link, lot, kind: vote ?? 'unvoted', opinion: { vote } }),
);

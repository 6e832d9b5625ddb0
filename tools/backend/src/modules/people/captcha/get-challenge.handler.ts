import { getChallenge } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { givePuzzle } from './give-puzzle.ts';

/** Answers `getChallenge`; every puzzle is for one form, one visitor and one use. */
export const getChallengeHandler = implement(
  getChallenge,
  (wanted, call) => givePuzzle(call, wanted),
  { cache: 'none' },
);

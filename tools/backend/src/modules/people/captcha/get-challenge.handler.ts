import { getChallenge } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';

/** Answers `getChallenge`; every puzzle is for one visitor and one use. */
export const getChallengeHandler = implement(
  getChallenge,
  (_, { services }) => services.captcha.challenge(),
  { cache: 'none' },
);

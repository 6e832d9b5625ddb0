import { sendRating } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { rate } from '../../domain/feedback/ratings.ts';

/** Answers `sendRating`. */
export const sendRatingHandler = implement(sendRating, async (input, { services }) => {
  await rate(services, input);
  return {};
});

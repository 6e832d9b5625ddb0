import { sendRating } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { rate } from './ratings.ts';

export const sendRatingHandler = implement(sendRating, async (input, { services }) => {
  await rate(services, input);
  return {};
});

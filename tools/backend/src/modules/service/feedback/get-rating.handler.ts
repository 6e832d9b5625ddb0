import { getRating } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findRating } from './ratings.ts';

export const getRatingHandler = implement(
  getRating,
  ({ token }, { services }) => findRating(services, token),
  { cache: 'none' },
);

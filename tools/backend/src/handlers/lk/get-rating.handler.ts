import { getRating } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findRating } from '../../domain/feedback/ratings.ts';

/** Answers `getRating`. */
export const getRatingHandler = implement(
  getRating,
  ({ token }, { services }) => findRating(services, token),
  { cache: 'none' },
);

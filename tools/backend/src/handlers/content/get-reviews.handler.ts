import { getReviews } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findReviews } from '../../domain/content/find-reviews.ts';

/** Lists published reviews, newest first. */
export const getReviewsHandler = implement(getReviews, (query, { services }) =>
  findReviews(services.content.library, query),
);

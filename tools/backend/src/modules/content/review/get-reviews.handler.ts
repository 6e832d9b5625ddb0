import { getReviews } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findReviews } from './find-reviews.ts';

/** Lists published reviews, newest first. */
export const getReviewsHandler = implement(getReviews, (query, { services }) =>
  findReviews(services.content.library, query),
);

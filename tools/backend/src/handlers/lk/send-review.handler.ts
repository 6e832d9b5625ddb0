import { sendAccountReview } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { sendReview } from '../../domain/feedback/send-review.ts';

/** Answers `sendAccountReview`. */
export const sendAccountReviewHandler = implement(sendAccountReview, (input, call) =>
  sendReview(call, input),
);

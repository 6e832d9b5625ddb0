import { sendAccountReview } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { sendReview } from './send-review.ts';

export const sendAccountReviewHandler = implement(sendAccountReview, (input, call) =>
  sendReview(call, input),
);

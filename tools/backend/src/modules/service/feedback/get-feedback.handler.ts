import { getFeedback } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findFeedback } from './find-feedback.ts';

export const getFeedbackHandler = implement(
  getFeedback,
  (_, call) => findFeedback(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);

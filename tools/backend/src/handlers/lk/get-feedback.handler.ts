import { getFeedback } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findFeedback } from '../../domain/feedback/find-feedback.ts';

/** Answers `getFeedback`. */
export const getFeedbackHandler = implement(
  getFeedback,
  (_, call) => findFeedback(call.services, buyerOf(call).user.id),
  { cache: 'none' },
);

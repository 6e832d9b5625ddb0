import { getTimeline } from '@m30/api';
import { buyerOf } from '../../../kernel/method/call.ts';
import { implement } from '../../../kernel/method/implement.ts';
import { findOrder } from './find-order.ts';

/** Answers `getTimeline`; another buyer's order is not found. */
export const getTimelineHandler = implement(getTimeline, async ({ guid }, call) => {
  const { timeline } = await findOrder(call.services, buyerOf(call).user.id, guid);
  return { timeline };
});

import { getTimeline } from '@m30/api';
import { buyerOf } from '../../core/call.ts';
import { implement } from '../../core/implement.ts';
import { findOrder } from '../../domain/order/find-orders.ts';

/** Answers `getTimeline`; another buyer's order is not found. */
export const getTimelineHandler = implement(getTimeline, async ({ guid }, call) => {
  const { timeline } = await findOrder(call.services, buyerOf(call).user.id, guid);
  return { timeline };
});

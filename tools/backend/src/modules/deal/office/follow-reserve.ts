import { and, eq, isNull } from 'drizzle-orm';
import { offlineReserves } from '../../people/account/offline-reserves.table.ts';
import type { FollowOrder } from '../order/order-follower.ts';

/** A reserve of the office lasts as long as the hold of its order. */
export const followReserve: FollowOrder = async (tx, _services, order, change) => {
  const { before, event, after } = change;
  if (!before.hold || after.hold) return;
  await tx
    .update(offlineReserves)
    .set({ endedAt: event.at })
    .where(and(eq(offlineReserves.orderGuid, order), isNull(offlineReserves.endedAt)));
};

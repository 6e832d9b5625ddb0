import { eq } from 'drizzle-orm';
import { Refused } from '../../../kernel/method/refuse.ts';
import type { FollowOrder } from '../order/order-follower.ts';
import { signersOf } from '../order/core/standing.ts';
import { orders } from '../order/orders.table.ts';
import { sendInvitation } from './send-invitation.ts';

/** Invites everybody but the buyer when the contract is drawn up; a phone that cannot be told is left to the buyer's reminder. */
export const followSigning: FollowOrder = async (tx, services, guid, { event, after }) => {
  if (event.to !== 7 || event.from === 7 || after.participants < 2) return;
  const [order] = await tx.select().from(orders).where(eq(orders.guid, guid));
  if (!order) return;
  for (const participant of signersOf(after).filter((one) => one > 0)) {
    try {
      await tx.transaction((inner) => sendInvitation(inner, services, { order, participant }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
};

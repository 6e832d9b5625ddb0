import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import type { ParsedInput, saveDraft as method } from '@m30/api';
import { orderDrafts } from './orders.table.ts';
import { lockOrder } from './apply-event.ts';

/**
 * Keeps what is typed in a step of an order; the last one counts.
 * @throws Refused 404 where the buyer has no such order
 */
export async function saveDraft(
  call: Call,
  { guid, step, data }: ParsedInput<typeof method>,
): Promise<Record<string, never>> {
  const { db, clock } = call.services;
  const { user } = buyerOf(call);
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, guid, user.id);
    const row = { data: JSON.stringify(data), savedAt: clock() };
    await tx
      .insert(orderDrafts)
      .values({ ...row, orderGuid: order.guid, step })
      .onConflictDoUpdate({ target: [orderDrafts.orderGuid, orderDrafts.step], set: row });
    return {};
  });
}

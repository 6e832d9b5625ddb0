import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { buyerOf, type Call } from '../../core/call.ts';
import { once } from '../../core/idempotency.ts';
import { refuse } from '../../core/refuse.ts';
import { holds, orderEvents, orders } from '../../db/schema/index.ts';
import { freeLots } from './end-holds.ts';

/**
 * Gives back a buyer's free hold and cancels its order.
 * @param guid of the order
 * @throws Refused 404 where the buyer has no such order, 409 where it has no free hold
 */
export async function cancelHold(call: Call, guid: string): Promise<Record<string, never>> {
  const { services } = call;
  const { user } = buyerOf(call);
  const payload = { order: guid, user: user.id };
  const request = { method: 'Order.CancelHold', key: call.idempotencyKey, payload };
  return once(services, request, async (tx) => {
    const now = services.clock();
    const own = and(eq(orders.guid, guid), eq(orders.userId, user.id));
    const ended = await tx
      .update(holds)
      .set({ endedAt: now, end: 'cancelled' })
      .where(
        and(
          eq(holds.orderGuid, guid),
          eq(holds.userId, user.id),
          eq(holds.kind, 'free'),
          isNull(holds.endedAt),
          gt(holds.expiresAt, now),
        ),
      )
      .returning();
    const [order] = await tx.select().from(orders).where(own);
    if (!order) throw refuse(404, 'Такого заказа нет');
    if (ended.length === 0) throw refuse(409, 'У этого заказа уже нет бесплатной брони');
    await freeLots(tx, ended);
    await tx.update(orders).set({ sideState: 'cancelled', deadline: null }).where(own);
    await tx.insert(orderEvents).values({
      guid: randomUUID(),
      orderGuid: guid,
      actor: 'buyer',
      fromStage: order.stageNumber,
      toStage: order.stageNumber,
      reason: 'Покупатель отменил бронь',
      at: now,
    });
    return {};
  });
}

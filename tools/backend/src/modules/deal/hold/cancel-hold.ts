import { and, eq, gt, isNull } from 'drizzle-orm';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { holds } from './holds.table.ts';
import { applyEvent, lockOrder } from '../order/apply-event.ts';

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
    await lockOrder(tx, guid, user.id);
    const active = and(isNull(holds.endedAt), gt(holds.expiresAt, services.clock()));
    const free = and(eq(holds.orderGuid, guid), eq(holds.kind, 'free'), active);
    if ((await tx.$count(holds, free)) === 0) {
      throw refuse(409, 'У этого заказа уже нет бесплатной брони');
    }
    await applyEvent(tx, services, {
      order: guid,
      type: 'order.cancelled',
      key: 'order.cancelled',
      actor: 'buyer',
      reason: 'Покупатель отменил бронь',
      data: {},
    });
    return {};
  });
}

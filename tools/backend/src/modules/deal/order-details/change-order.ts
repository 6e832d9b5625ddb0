import { randomUUID } from 'node:crypto';
import type { MethodContract, OrderDetails } from '@m30/api';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { orders } from '../order/orders.table.ts';
import { applyEvent, lockOrder, type AskedEvent } from '../order/apply-event.ts';
import { findOrder } from './find-order.ts';

type OrderRow = typeof orders.$inferSelect;
type Asked<One = AskedEvent> = One extends AskedEvent
  ? Pick<One, 'type' | 'data' | 'reason'>
  : never;

/** What a buyer's method does to an order. */
interface OrderChange {
  method: MethodContract;
  /** Parsed; it names the order by its guid. */
  input: { guid: string };
  /**
   * Checks what is asked and says which event it is.
   * @throws Refused where the input does not fit the order
   */
  event: (order: OrderRow, tx: Database) => Promise<Asked> | Asked;
  /** Writes what events do not carry; runs after the rules have let the event through. */
  write?: (tx: Database, order: OrderRow) => Promise<void>;
}

/**
 * Changes an order of the buyer by one event, once per key, and answers the order as it is then.
 * What is kept for a repeated key is empty: the answer holds personal data and is read anew.
 * @throws Refused 404 where the buyer has no such order, 409 where the rules refuse
 */
export async function changeOrder(
  call: Call,
  { method, input, event, write }: OrderChange,
): Promise<{ data: OrderDetails }> {
  const { services, idempotencyKey } = call;
  const { user } = buyerOf(call);
  const { guid } = input;
  const payload = { ...input, user: user.id };
  const request = { method: method.name, key: idempotencyKey, payload };
  await once(services, request, async (tx) => {
    const order = await lockOrder(tx, guid, user.id);
    const asked = await event(order, tx);
    await applyEvent(tx, services, {
      ...asked,
      order: order.guid,
      key: `${asked.type}:${idempotencyKey ?? randomUUID()}`,
      actor: 'buyer',
    } as AskedEvent);
    await write?.(tx, order);
    return {};
  });
  void services.outbox.flush();
  return { data: await findOrder(services, user.id, guid) };
}

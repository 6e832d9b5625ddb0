import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { holds } from '../../modules/deal/hold/holds.table.ts';
import { HOLD_FEE } from '../../modules/deal/order/core/rules.ts';
import { someBuyers } from '../../testing/buyers.ts';
import { orderAt, tell } from '../../testing/order-at.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
let manager: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());

const read = async (order: string) =>
  (await manager.result<StudioResult<'Orders.Get'>>(manager.get('Orders.Get', { order }))).order;

/** An order of a new buyer at a stage. */
async function someOrder(stage: 4 | 6) {
  const [buyer] = await someBuyers(backend, 1);
  const { order } = await orderAt(backend, stage, buyer);
  return order;
}

test('an order without money is cancelled by one person, with a reason that the buyer reads', async () => {
  const order = await someOrder(4);
  expect((await read(order)).can).toMatchObject({ cancel: true, refund: false, extend: true });
  const reason = 'Покупатель передумал';
  expect((await manager.post('Orders.Cancel', { order, reason })).status).toBe(200);
  const after = await read(order);
  expect([after.side, after.timeline[0]]).toMatchObject([
    'cancelled',
    { actor: 'company', person: expect.any(String) as string, reason },
  ]);
  expect((await manager.post('Orders.Cancel', { order, reason })).status).toBe(409);
});

test('an order with money is not cancelled by one person; its paid hold is extended once', async () => {
  const order = await someOrder(6);
  expect((await read(order)).can).toMatchObject({ cancel: false, refund: true, extend: true });
  const reason = 'Банк не успевает с решением';
  const refused = await manager.post('Orders.Cancel', { order, reason });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('деньги покупателя') as string,
  ]);
  expect((await manager.post('Orders.Extend', { order, reason })).status).toBe(200);
  expect((await read(order)).timeline[0]).toMatchObject({ actor: 'company', reason });
  expect((await manager.post('Orders.Extend', { order, reason })).status).toBe(409);
});

test('a free hold is extended by the company alone, by a day and once; the paid one may be after it', async () => {
  const [buyer] = await someBuyers(backend, 1);
  const { order } = await orderAt(backend, 4, buyer);
  expect((await buyer?.post('Order.Extend', { guid: order }))?.status).toBe(409);
  const before = (await read(order)).hold;
  const reason = 'Покупатель едет в офис';
  const { until } = await manager.result<StudioResult<'Orders.Extend'>>(
    manager.post('Orders.Extend', { order, reason }),
  );
  expect(Date.parse(until) - Date.parse(before?.until ?? '')).toBe(24 * 3600_000);
  const after = await read(order);
  expect([after.hold, after.can.extend]).toEqual([{ kind: 'free', until }, false]);
  const [held] = await backend.services.db.select().from(holds).where(eq(holds.orderGuid, order));
  expect(held?.expiresAt.toISOString()).toBe(until);
  expect((await manager.post('Orders.Extend', { order, reason })).status).toBe(409);
  await tell(backend, order, [
    {
      ...{ actor: 'bank', type: 'payment.succeeded' },
      data: { payment: randomUUID(), purpose: 'hold', amount: HOLD_FEE },
    },
  ]);
  expect(await read(order)).toMatchObject({ hold: { kind: 'paid' }, can: { extend: true } });
});

test('who may not open orders extends none', async () => {
  const lawyer = await staffAs(backend, 'lawyer');
  const order = await someOrder(6);
  const { status } = await lawyer.post('Orders.Extend', { order, reason: 'Просит покупатель' });
  expect(status).toBe(403);
});

test('the end of a signed contract is offered to who may move deals, and before the signature to nobody', async () => {
  const lawyer = await staffAs(backend, 'lawyer');
  const offers = async (client: StudioClient, order: string) =>
    (
      await client.result<StudioResult<'Orders.Get'>>(client.get('Orders.Get', { order }))
    ).order.actions.some(({ name }) => name === 'contract.terminate');
  const [one, other] = await someBuyers(backend, 2);
  const { order: signed } = await orderAt(backend, 9, one);
  const { order: checked } = await orderAt(backend, 6, other);
  expect([
    await offers(lawyer, signed),
    await offers(manager, signed),
    await offers(lawyer, checked),
  ]).toEqual([true, false, false]);
});

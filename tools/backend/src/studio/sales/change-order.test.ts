import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { someBuyers } from '../../testing/buyers.ts';
import { orderAt } from '../../testing/order-at.ts';
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
  expect((await read(order)).can).toEqual({ cancel: true, refund: false, extend: false });
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
  expect((await read(order)).can).toEqual({ cancel: false, refund: true, extend: true });
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

test('who may not open orders extends none', async () => {
  const lawyer = await staffAs(backend, 'lawyer');
  const order = await someOrder(6);
  const { status } = await lawyer.post('Orders.Extend', { order, reason: 'Просит покупатель' });
  expect(status).toBe(403);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { lots } from '../../estate/objects.table.ts';
import { contractStatuses } from '../contract-register/contract-status.table.ts';
import { orderAt, RELEASED } from '../../../testing/order-at.ts';
import { orderOf } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { terminateContract } from './finish-deal.staff.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const terminate = (order: string) =>
  terminateContract.run(backend.services, { order, reason: 'Соглашение сторон' });

test.each([
  ['ddu', 8, 0],
  ['ddu', 10, 1],
  ['sale', 9, 1],
] as const)('a %s in stage %i ends: what came goes back', async (kind, stage, came) => {
  const sale = await orderAt(backend, stage, undefined, kind);
  const { price } = await orderOf(sale);
  await terminate(sale.order);
  const { body } = await sale.buyer.post('Order.GetOrderById', { guid: sale.order });
  const { data } = body.result as ResultOf<'Order.GetOrderById'>;
  expect(data).toMatchObject({
    side_state: 'cancelled',
    money: { received: 3_000_000, returned: came * price },
    can: [],
  });
  expect(data.timeline[0]?.text).toBe('Соглашение сторон');
  const { db } = backend.services;
  const [lot] = await db.select().from(lots).where(eq(lots.id, sale.lot));
  expect(lot?.status).toBe('free');
  const stages = await db
    .select()
    .from(contractStatuses)
    .where(eq(contractStatuses.orderGuid, sale.order));
  expect(stages.every(({ stage: now }) => now === 'terminated')).toBe(true);
  await expect(terminate(sale.order)).rejects.toThrow(/уже прекращён/);

  const listed = (await sale.buyer.get('LK.GetContracts', {})).body
    .result as ResultOf<'LK.GetContracts'>;
  const deal = listed.contracts.find((one) => one.kind === kind);
  expect(deal).toMatchObject({ status: { label: 'Прекращён' }, left: 0, next_part: null });
});

test('nothing ends once the money is the developer’s', async () => {
  const sale = await orderAt(backend, RELEASED);
  await expect(terminate(sale.order)).rejects.toThrow();
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { demoStaff } from '../../../demo/seed/demo-staff.ts';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { payments } from '../../modules/deal/payment/payments.table.ts';
import { priceHistory } from '../../modules/estate/object-content.table.ts';
import { lots } from '../../modules/estate/objects.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { orderAt } from '../../testing/order-at.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

type Approval = StudioResult<'Approvals.List'>['approvals'][number];

let backend: TestBackend;
let admin: StudioClient;
let head: StudioClient;
let manager: StudioClient;
let used = 0;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
  head = await staffAs(backend, 'head_of_sales');
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());

/** A free lot that no other test has had. */
async function freeLot() {
  const rows = await backend.services.db
    .select()
    .from(lots)
    .where(eq(lots.status, 'free'))
    .orderBy(lots.guid)
    .limit(1)
    .offset(500 + used++);
  const [lot] = rows;
  if (!lot) throw new Error('no lot is free');
  return lot;
}

const priceOf = async (guid: string) =>
  (await backend.services.db.select().from(lots).where(eq(lots.guid, guid)))[0]?.price;

const waiting = async (client: StudioClient) =>
  (
    await client.result<{ approvals: Approval[] }>(
      client.get('Approvals.List', { state: 'waiting' }),
    )
  ).approvals;

/** Asks for a price that is a tenth lower. */
async function askTenth(client: StudioClient) {
  const lot = await freeLot();
  const price = Math.round(lot.price * 0.9);
  const input = {
    lots: [{ lot: lot.guid, price, former: lot.price }],
    reason: 'Долго стоит',
  };
  const { approval } = await client.result<{ approval: string }>(
    client.post('Prices.Change', input),
  );
  return { lot, price, approval, input };
}

describe('a price', () => {
  test('within the limit changes at once, with its history and the journal', async () => {
    const lot = await freeLot();
    const price = Math.round(lot.price * 0.98);
    const input = { lots: [{ lot: lot.guid, price, former: lot.price }], reason: 'Акция' };
    const { approval } = await head.result<{ approval: null }>(head.post('Prices.Change', input));
    expect([approval, await priceOf(lot.guid)]).toEqual([null, price]);
    const { db } = backend.services;
    const history = await db.select().from(priceHistory).where(eq(priceHistory.lotGuid, lot.guid));
    expect(history).toContainEqual(expect.objectContaining({ price, reason: 'Акция' }));
    const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, lot.guid));
    expect(entries.map(({ before, after }) => [before?.price, after?.price])).toEqual([
      [lot.price, price],
    ]);
  });

  test('that somebody else has changed meanwhile, or of a lot that is held, stays', async () => {
    const lot = await freeLot();
    const wish = { lot: lot.guid, price: lot.price + 100, former: lot.price - 100 };
    const input = { lots: [wish], reason: 'х' };
    expect((await head.post('Prices.Change', input)).status).toBe(409);
    const { db } = backend.services;
    await db.update(lots).set({ status: 'reserved' }).where(eq(lots.guid, lot.guid));
    const held = { ...input, lots: [{ ...wish, former: lot.price }] };
    expect((await head.post('Prices.Change', held)).status).toBe(409);
    await db.update(lots).set({ status: 'free' }).where(eq(lots.guid, lot.guid));
  });

  test('over the limit waits for a second person who may, and is none of the first', async () => {
    const { lot, price, approval } = await askTenth(head);
    expect(await priceOf(lot.guid)).toBe(lot.price);
    const own = await head.post('Approvals.Confirm', { approval });
    expect([own.status, own.body.message]).toEqual([
      403,
      'Подтверждает другой человек, не\u00a0тот, кто попросил',
    ]);
    expect((await manager.post('Approvals.Confirm', { approval })).status).toBe(403);
    expect(await priceOf(lot.guid)).toBe(lot.price);
    await admin.result(admin.post('Approvals.Confirm', { approval }));
    expect(await priceOf(lot.guid)).toBe(price);
    expect((await admin.post('Approvals.Confirm', { approval })).status).toBe(409);
  });

  test('is confirmed once, however often it is sent', async () => {
    const { approval } = await askTenth(head);
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin.post('Approvals.Confirm', { approval })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  test('that was refused is not confirmed afterwards', async () => {
    const { approval } = await askTenth(head);
    await admin.result(admin.post('Approvals.Refuse', { approval, reason: 'Рано' }));
    expect((await admin.post('Approvals.Confirm', { approval })).status).toBe(409);
  });

  test('is asked for once at a time, and not confirmed when it has become another', async () => {
    const { lot, input, approval } = await askTenth(head);
    expect((await head.post('Prices.Change', input)).status).toBe(409);
    const { db } = backend.services;
    await db
      .update(lots)
      .set({ price: lot.price + 100 })
      .where(eq(lots.guid, lot.guid));
    expect((await admin.post('Approvals.Confirm', { approval })).status).toBe(409);
    expect((await waiting(admin)).map(({ guid }) => guid)).toContain(approval);
    const refusal = { approval, reason: 'Цена уже другая' };
    await admin.result(admin.post('Approvals.Refuse', refusal));
    expect((await waiting(admin)).map(({ guid }) => guid)).not.toContain(approval);
  });
});

describe('a refund', () => {
  test('cancels the order and gives the money back when another person confirms it', async () => {
    const sale = await orderAt(backend, 6);
    const reason = 'Покупатель просит вернуть деньги';
    const asked = manager.post('Orders.AskRefund', { order: sale.order, reason });
    const { approval } = await manager.result<{ approval: string }>(asked);
    const { db } = backend.services;
    const sideOf = async () =>
      (await db.select().from(orders).where(eq(orders.guid, sale.order)))[0]?.sideState;
    expect(await sideOf()).toBeNull();
    const [own] = await waiting(manager);
    expect(own).toMatchObject({ guid: approval, may_decide: false });
    expect((await manager.post('Approvals.Confirm', { approval })).status).toBe(403);
    await head.result(head.post('Approvals.Confirm', { approval }));
    expect(['cancelled', 'refunded']).toContain(await sideOf());
    const paid = await db.select().from(payments).where(eq(payments.orderGuid, sale.order));
    expect(paid.every(({ state }) => state !== 'paid')).toBe(true);
  });

  test('of an order with a signed contract is not asked for here', async () => {
    const sale = await orderAt(backend, 9);
    const input = { order: sale.order, reason: 'Передумал' };
    expect((await manager.post('Orders.AskRefund', input)).status).toBe(409);
  });
});

test('what a colleague asks for only those see who decide', async () => {
  const { approval } = await askTenth(head);
  expect((await waiting(manager)).map(({ guid }) => guid)).not.toContain(approval);
  const seen = (await waiting(admin)).find(({ guid }) => guid === approval);
  expect(seen?.asked_by.guid).toBe(demoStaff.find(({ role }) => role === 'head_of_sales')?.guid);
  expect(seen?.may_decide).toBe(true);
});

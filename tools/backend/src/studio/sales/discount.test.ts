import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { orders } from '../../modules/deal/order/orders.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { someBuyers } from '../../testing/buyers.ts';
import { orderAt } from '../../testing/order-at.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
let manager: StudioClient;
let head: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  manager = await staffAs(backend, 'sales_manager');
  head = await staffAs(backend, 'head_of_sales');
});
afterAll(() => backend.close());

const read = async (order: string) =>
  (await manager.result<StudioResult<'Orders.Get'>>(manager.get('Orders.Get', { order }))).order;

/** An order of a new buyer at a stage, as the desk shows it. */
async function someOrder(stage: 2 | 4 | 6 | 7 | 8) {
  const [buyer] = await someBuyers(backend, 1);
  const sale = await orderAt(backend, stage, buyer);
  return { ...sale, ...(await read(sale.order)) };
}

/** Asks for some per cent off. */
const ask = (
  client: StudioClient,
  { order, price }: { order: string; price: number },
  percent: number,
) =>
  client.post('Orders.Discount', {
    ...{ order, former: price, amount: Math.round((price * percent) / 100) },
    reason: 'Покупает вторую квартиру',
  });

test('a manager grants what is within the limit: the buyer reads it, and price and contract follow', async () => {
  const sale = await someOrder(4);
  expect(sale.can.discount).toBe(true);
  const asked = ask(manager, sale, 0.5);
  expect(await manager.result<StudioResult<'Orders.Discount'>>(asked)).toEqual({ approval: null });
  const after = await read(sale.order);
  const amount = Math.round(sale.price * 0.005);
  expect(after).toMatchObject({ price: sale.price - amount, discount: amount });
  expect(after.lots.map(({ price }) => price)).toEqual([after.price]);
  expect(after.can.discount).toBe(false);
  expect(after.timeline[0]).toMatchObject({
    ...{ actor: 'company', reason: 'Покупает вторую квартиру' },
    title: expect.stringMatching(/^Скидка .* цена заказа теперь/) as string,
  });
  const again = await ask(manager, { ...sale, price: after.price }, 0.5);
  expect([again.status, again.body.message]).toEqual([409, 'Скидка в\u00a0этом заказе уже есть']);
});

test('over the limit a second person confirms, and only then the price falls', async () => {
  const sale = await someOrder(6);
  const asked = ask(manager, sale, 2);
  const { approval } = await manager.result<StudioResult<'Orders.Discount'>>(asked);
  expect((await read(sale.order)).price).toBe(sale.price);
  expect((await ask(manager, sale, 2)).body.message).toBe('Это уже ждёт подтверждения');
  expect((await manager.post('Approvals.Confirm', { approval })).status).toBe(403);
  await head.result(head.post('Approvals.Confirm', { approval }));
  const after = await read(sale.order);
  expect([after.price, after.discount]).toEqual([
    sale.price - Math.round(sale.price * 0.02),
    Math.round(sale.price * 0.02),
  ]);
  const { db } = backend.services;
  const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, sale.order));
  expect(entries.map(({ method }) => method)).toEqual(['Orders.Discount', 'Approvals.Confirm']);
  expect(entries[1]).toMatchObject({
    before: { price: sale.price },
    after: { price: after.price },
  });
});

test('the head of sales grants three per cent alone, four by two, and nobody more than a tenth', async () => {
  const sale = await someOrder(4);
  const most = await ask(head, sale, 11);
  expect([most.status, most.body.message]).toEqual([
    422,
    'Скидка больше 10 % цены: столько не\u00a0дают и\u00a0вдвоём',
  ]);
  const four = await head.result<StudioResult<'Orders.Discount'>>(ask(head, sale, 4));
  expect(four.approval).not.toBeNull();
  const own = await head.post('Approvals.Confirm', { approval: four.approval });
  expect(own.body.message).toMatch(/^Подтверждает другой человек/);
  const three = await head.result<StudioResult<'Orders.Discount'>>(ask(head, sale, 3));
  expect(three.approval).toBeNull();
  const admin = await staffAs(backend, 'administrator');
  const late = await admin.post('Approvals.Confirm', { approval: four.approval });
  expect([late.status, late.body.message]).toEqual([409, 'Скидка в\u00a0этом заказе уже есть']);
});

test('a signed contract has its price, and says so', async () => {
  const sale = await someOrder(8);
  expect(sale.can.discount).toBe(false);
  const { status, body } = await ask(head, sale, 1);
  expect([status, body.message]).toEqual([409, 'Договор подписан: его цена уже не\u00a0меняется']);
});

test('a price that is another one by now, and terms that do not fit the new one, are told', async () => {
  const sale = await someOrder(4);
  const { db } = backend.services;
  const seen = await ask(head, { ...sale, price: sale.price + 100 }, 1);
  expect(seen.body.message).toBe('Цена заказа уже другая. Обновите страницу');
  const payment = { kind: 'capital', terms: { amount: sale.price, mortgage: false } } as const;
  await db.update(orders).set({ payment }).where(eq(orders.guid, sale.order));
  const { status, body } = await ask(head, sale, 1);
  expect([status, body.message]).toEqual([
    422,
    expect.stringMatching(/^Выбранная оплата не\u00a0подходит к\u00a0новой цене: /),
  ]);
  expect((await read(sale.order)).price).toBe(sale.price);
});

test('of a set the flat costs less, the rest stays', async () => {
  const sale = await someOrder(4);
  const { db } = backend.services;
  const [row] = await db.select().from(orders).where(eq(orders.guid, sale.order));
  const part = { lotGuid: row?.lotGuid ?? '', percent: 0 };
  const half = Math.floor(sale.price / 2);
  const bundle = [half, sale.price - half].map((price) => ({ ...part, full: price, price }));
  await db.update(orders).set({ bundle }).where(eq(orders.guid, sale.order));
  await head.result(ask(head, sale, 1));
  const [after] = await db.select().from(orders).where(eq(orders.guid, sale.order));
  const off = Math.round(sale.price / 100);
  expect(after?.bundle?.map(({ price }) => price)).toEqual([half - off, sale.price - half]);
});

const withdraw = (client: StudioClient, { order, price }: { order: string; price: number }) =>
  client.post('Orders.WithdrawDiscount', {
    ...{ order, former: price, reason: 'Вторую квартиру не покупают' },
  });

test('a discount is taken back with a reason that the buyer reads, and another one may follow', async () => {
  const sale = await someOrder(4);
  const none = await withdraw(manager, sale);
  expect([none.status, none.body.message]).toEqual([409, 'Скидки в\u00a0этом заказе нет']);
  await manager.result(ask(manager, sale, 0.5));
  const given = { ...sale, ...(await read(sale.order)) };
  expect(given.can).toMatchObject({ discount: false, withdraw_discount: true });
  const seen = await withdraw(manager, sale);
  expect(seen.body.message).toBe('Цена заказа уже другая. Обновите страницу');
  const lawyer = await staffAs(backend, 'lawyer');
  expect((await withdraw(lawyer, given)).status).toBe(403);
  const withdrawn = withdraw(manager, given);
  expect(await manager.result(withdrawn)).toEqual({ approval: null });
  const after = await read(sale.order);
  expect(after).toMatchObject({ price: sale.price, discount: 0 });
  expect(after.lots.map(({ price }) => price)).toEqual([sale.price]);
  expect(after.timeline[0]).toMatchObject({
    ...{ actor: 'company', reason: 'Вторую квартиру не покупают' },
    title: expect.stringMatching(/^Скидка .* отменена: цена заказа теперь/) as string,
  });
  const { db } = backend.services;
  const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, sale.order));
  expect(entries.at(-1)).toMatchObject({
    method: 'Orders.WithdrawDiscount',
    before: { price: given.price },
    after: { price: sale.price },
  });
  expect(after.can).toMatchObject({ discount: true, withdraw_discount: false });
});

test('what two have given, two take back', async () => {
  const sale = await someOrder(4);
  await head.result(ask(head, sale, 2));
  const given = { ...sale, ...(await read(sale.order)) };
  const asked = withdraw(manager, given);
  const { approval } = await manager.result<StudioResult<'Orders.WithdrawDiscount'>>(asked);
  expect(approval).not.toBeNull();
  expect((await read(sale.order)).price).toBe(given.price);
  await head.result(head.post('Approvals.Confirm', { approval }));
  expect(await read(sale.order)).toMatchObject({ price: sale.price, discount: 0 });
});

import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StudioResult } from '@m30/studio/contract/client';
import { imports } from '../../modules/catalogue/import/imports.table.ts';
import { buildings, lots } from '../../modules/estate/objects.table.ts';
import { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { orderAt } from '../../testing/order-at.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;
let head: StudioClient;
let manager: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  head = await staffAs(backend, 'head_of_sales');
  manager = await staffAs(backend, 'sales_manager');
});
afterAll(() => backend.close());

const lotOf = (lot: string) =>
  manager.result<StudioResult<'Lots.Get'>>(manager.get('Lots.Get', { lot }));

const give = (lot: string, status: string, former: string, reason = 'Показная квартира') =>
  head.post('Lots.SetStatus', { lot, status, former, reason });

/** Some free flats of a building on sale. */
async function freeLots() {
  const { db } = backend.services;
  return db
    .select()
    .from(lots)
    .where(and(eq(lots.status, 'free'), eq(lots.kind, 'flat')))
    .orderBy(lots.id);
}

async function freeLot() {
  const [row] = await freeLots();
  if (!row) throw new Error('no free lot');
  return row;
}

test('a lot tells of its prices with who has changed them, of imports and of holds', async () => {
  const sale = await orderAt(backend, 4);
  const { db, clock } = backend.services;
  const [row] = await db.select().from(lots).where(eq(lots.id, sale.lot));
  const lot = row?.guid ?? '';
  const after = { price: row?.price ?? 0, oldPrice: null };
  await db.insert(priceChanges).values({
    ...{ guid: randomUUID(), title: 'Одна цена', reason: 'Долго стоит', madeBy: null },
    ...{ madeAt: clock(), lots: [{ lot, before: { price: 100, oldPrice: null }, after }] },
  });
  const difference = { line: 1, id: sale.lot, field: 'status', before: 'closed', after: 'free' };
  await db.insert(imports).values({
    ...{ guid: randomUUID(), at: clock(), file: 'ceny.csv', digest: 'x', lots: 1 },
    differences: [difference],
  });
  const known = await lotOf(lot);
  expect(known.held).toMatchObject({ order: sale.order, number: sale.number });
  expect(known.next).toEqual([]);
  const titles = known.events.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Бронь',
      'Статус: не в продаже → свободен',
      expect.stringMatching(/^1\s₽ → /),
    ]),
  );
});

test('the board has every flat of a building once, the highest floors first, with the orders that hold them', async () => {
  const sale = await orderAt(backend, 1);
  const { db } = backend.services;
  const [held] = await db.select().from(lots).where(eq(lots.id, sale.lot));
  const building = held?.buildingId ?? '';
  const { sections } = await manager.result<StudioResult<'Lots.Board'>>(
    manager.get('Lots.Board', { building }),
  );
  const flats = await db
    .select({ guid: lots.guid })
    .from(lots)
    .where(and(eq(lots.buildingId, building), eq(lots.kind, 'flat')));
  const cells = sections.flatMap(({ floors }) => floors.flatMap((floor) => floor.cells));
  const shown = cells.flatMap((cell) => cell ?? []);
  expect(shown.map(({ guid }) => guid).toSorted()).toEqual(
    flats.map(({ guid }) => guid).toSorted(),
  );
  expect(shown.find(({ guid }) => guid === held?.guid)).toMatchObject({
    ...{ status: 'held', order: sale.number },
  });
  for (const { floors } of sections) {
    const numbers = floors.map(({ floor }) => floor);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(new Set(floors.map((floor) => floor.cells.length)).size).toBe(1);
  }
});

describe('a lot that the company keeps', () => {
  test('says who keeps it and why, is journalled, and cannot be held by a buyer until it is back', async () => {
    const { guid, id, price } = await freeLot();
    await head.result(give(guid, 'held', 'free'));
    expect(await lotOf(guid)).toMatchObject({
      ...{ status: 'held', held: null, next: ['free', 'closed'] },
      kept: { reason: 'Показная квартира', by: 'Карпова Ирина' },
      events: expect.arrayContaining([
        expect.objectContaining({ kind: 'status', title: 'Статус: свободен → удержан' }),
      ]),
    });
    const { db } = backend.services;
    const [entry] = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, guid));
    expect(entry).toMatchObject({
      ...{ method: 'Lots.SetStatus', before: { status: 'free', reason: null } },
      after: { status: 'held', reason: 'Показная квартира' },
    });
    const visitor = backend.visitor();
    await visitor.logIn();
    const refused = await visitor.post('Order.Reserve', { lot: id, price });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Эта квартира сейчас в\u00a0резерве застройщика',
    ]);
    await head.result(give(guid, 'free', 'held', 'Показ закончен'));
    expect((await lotOf(guid)).kept).toBeNull();
    expect((await visitor.post('Order.Reserve', { lot: id, price })).status).toBe(200);
  });

  test('keeps nothing of a buyer’s lot: an order moves that', async () => {
    const sale = await orderAt(backend, 1);
    const { db } = backend.services;
    const [row] = await db.select().from(lots).where(eq(lots.id, sale.lot));
    const { status, body } = await give(row?.guid ?? '', 'closed', 'held');
    expect([status, body.message]).toEqual([
      409,
      'Лот держит покупатель: сначала отмените его заказ',
    ]);
  });
});

test.each([
  ['another status by now', 'free', 'closed', 'held', /Статус уже другой/],
  ['sold', 'sold', 'free', 'sold', /Этот статус ведёт сделка/],
  ['in a deal', 'reserved', 'closed', 'reserved', /Этот статус ведёт сделка/],
  ['the same', 'free', 'free', 'free', /Этот статус ведёт сделка/],
])('a lot that is %s stays', async (_, is, status, former, words) => {
  const { db } = backend.services;
  const { guid } = await freeLot();
  await db
    .update(lots)
    .set({ status: is as 'free' })
    .where(eq(lots.guid, guid));
  const answer = await give(guid, status, former);
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringMatching(words)]);
  await db.update(lots).set({ status: 'free' }).where(eq(lots.guid, guid));
});

test('a withdrawn lot leaves the catalogue; back it comes only into a building that is on sale', async () => {
  const { db } = backend.services;
  const { guid, buildingId } = await freeLot();
  await head.result(give(guid, 'closed', 'free', 'Юридическая проверка'));
  await db.update(buildings).set({ onSale: false }).where(eq(buildings.id, buildingId));
  const early = await give(guid, 'free', 'closed');
  expect([early.status, early.body.message]).toEqual([
    409,
    'Продажи этого корпуса ещё не\u00a0открыты',
  ]);
  await db.update(buildings).set({ onSale: true }).where(eq(buildings.id, buildingId));
  await head.result(give(guid, 'free', 'closed', 'Проверка закончена'));
});

test('of two who change a lot at once one does, and a reason is asked for', async () => {
  const { guid } = await freeLot();
  expect((await give(guid, 'held', 'free', '  ')).status).toBe(400);
  const both = await Promise.all([give(guid, 'held', 'free'), give(guid, 'closed', 'free')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a manager sees the board and changes no status; a marketer sees none of it', async () => {
  const { guid } = await freeLot();
  const input = { lot: guid, status: 'closed', former: 'free', reason: 'Проверка' };
  expect((await manager.post('Lots.SetStatus', input)).status).toBe(403);
  const marketer = await staffAs(backend, 'marketer');
  expect((await marketer.get('Lots.Get', { lot: guid })).status).toBe(403);
});

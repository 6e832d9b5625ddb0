import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, moscowDay } from '@m30/ui-kit/format';
import type { StudioResult } from '@m30/studio/contract/client';
import { priceAfter } from '@m30/studio/contract/catalogue/price-rule';
import { lots } from '../../modules/estate/objects.table.ts';
import { staffAudit } from '../../modules/staff/audit/staff-audit.table.ts';
import { staffAs, type StudioClient } from '../../testing/studio/studio-client.ts';
import { testBackend, type TestBackend } from '../../testing/test-backend.ts';
import { endDiscounts } from './end-discounts.ts';

let backend: TestBackend;
let admin: StudioClient;
let head: StudioClient;

beforeAll(async () => {
  backend = await testBackend();
  admin = await staffAs(backend, 'administrator');
  head = await staffAs(backend, 'head_of_sales');
});
afterAll(() => backend.close());

const rule = { by: 'percent', amount: -2, step: 1_000_00 } as const;

const buildings = async () =>
  (await head.result<StudioResult<'Lots.Buildings'>>(head.get('Lots.Buildings'))).buildings;

const lotsOf = async (building: string, more: Record<string, string> = {}) =>
  (await head.result<StudioResult<'Prices.Lots'>>(head.get('Prices.Lots', { building, ...more })))
    .lots;

/** Two per cent less for the free flats of a building that has at least some of them. */
async function askTwoPercent(at: number) {
  const chosen = (await buildings()).filter(({ free }) => free >= 15)[at];
  if (!chosen) throw new Error('no such building');
  const free = (await lotsOf(chosen.id, { kind: 'flat' })).filter(
    ({ status }) => status === 'free',
  );
  const wishes = free.map(({ guid, price }) => ({
    ...{ lot: guid, former: price, price: priceAfter(price, rule) },
  }));
  const input = { lots: wishes, reason: 'Акция до конца года', show_old: true };
  const asked = head.post('Prices.Change', input);
  const { approval } = await head.result<StudioResult<'Prices.Change'>>(asked);
  return { chosen, wishes, approval };
}

const rowsOf = (guids: readonly string[]) =>
  backend.services.db
    .select()
    .from(lots)
    .where(inArray(lots.guid, [...guids]));

const pricesOf = async (guids: readonly string[]) =>
  new Map((await rowsOf(guids)).map(({ guid, price }) => [guid, price]));

const latest = async () => {
  const { changes } = await head.result<StudioResult<'Prices.Changes'>>(head.get('Prices.Changes'));
  const [change] = changes;
  if (!change) throw new Error('no change');
  return change;
};

test('lots are chosen by building, kind, rooms and floors', async () => {
  const [first] = await buildings();
  const chosen = await lotsOf(first?.id ?? '', {
    ...{ kind: 'flat', rooms: '1', floor_from: '2', floor_to: '4' },
  });
  expect(chosen.length).toBeGreaterThan(0);
  for (const lot of chosen) {
    expect(lot).toMatchObject({ kind: 'flat', rooms: '1' });
    expect([2, 3, 4]).toContain(lot.floor);
  }
});

test('two per cent less for a building waits for a second person, then every price has moved', async () => {
  const { wishes, approval, chosen } = await askTwoPercent(0);
  const guids = wishes.map(({ lot }) => lot);
  expect(await pricesOf(guids)).toEqual(new Map(wishes.map((one) => [one.lot, one.former])));
  expect((await head.post('Approvals.Confirm', { approval })).status).toBe(403);
  await admin.result(admin.post('Approvals.Confirm', { approval }));
  expect(await pricesOf(guids)).toEqual(new Map(wishes.map((one) => [one.lot, one.price])));
  for (const row of await rowsOf(guids)) expect(row.oldPrice).toBeGreaterThan(row.price);
  const change = await latest();
  expect(change).toMatchObject({
    ...{ lots: guids.length, may_undo: true, is_undo: false },
    ...{ made_by: 'Карпова Ирина', confirmed_by: 'Лебедев Роман' },
  });
  expect(change.title).toContain(chosen.title);
});

test('an undone change brings back what stood before, once, and leaves what has found a buyer', async () => {
  const { wishes, approval } = await askTwoPercent(1);
  const before = new Map(
    (await rowsOf(wishes.map(({ lot }) => lot))).map((row) => [row.guid, row]),
  );
  await admin.result(admin.post('Approvals.Confirm', { approval }));
  const { guid: change } = await latest();
  const [sold, ...others] = wishes;
  const { db } = backend.services;
  await db
    .update(lots)
    .set({ status: 'sold' })
    .where(eq(lots.guid, sold?.lot ?? ''));
  const undone = head.post('Prices.Undo', { change });
  const { restored, left } = await head.result<StudioResult<'Prices.Undo'>>(undone);
  expect([restored, left.length]).toEqual([others.length, 1]);
  for (const row of await rowsOf(others.map(({ lot }) => lot))) {
    expect([row.price, row.oldPrice]).toEqual([
      before.get(row.guid)?.price,
      before.get(row.guid)?.oldPrice,
    ]);
  }
  const entries = await db
    .select()
    .from(staffAudit)
    .where(and(eq(staffAudit.subjectId, change), eq(staffAudit.method, 'Prices.Undo')));
  expect(entries).toHaveLength(1);
  expect(Object.keys(entries[0]?.after ?? {})).toHaveLength(others.length);
  expect((await head.post('Prices.Undo', { change })).status).toBe(409);
});

test('of a change that waits, lots that have found a buyer keep their price', async () => {
  const { wishes, approval } = await askTwoPercent(2);
  const [held, ...others] = wishes;
  const { db } = backend.services;
  await db
    .update(lots)
    .set({ status: 'held' })
    .where(eq(lots.guid, held?.lot ?? ''));
  await admin.result(admin.post('Approvals.Confirm', { approval }));
  const now = await pricesOf(wishes.map(({ lot }) => lot));
  expect(now.get(held?.lot ?? '')).toBe(held?.former);
  for (const one of others) expect(now.get(one.lot)).toBe(one.price);
});

test('one price that is another by now stops all of them, and names the lot', async () => {
  const [, , , chosen] = (await buildings()).filter(({ free }) => free >= 15);
  const [one, two] = (await lotsOf(chosen?.id ?? '')).filter(({ status }) => status === 'free');
  if (!one || !two) throw new Error('no free lots');
  const wish = (lot: typeof one, seen: number) => ({
    ...{ lot: lot.guid, former: seen, price: seen - 1_000_00 },
  });
  const input = { lots: [wish(one, one.price), wish(two, two.price + 1)], reason: 'Акция' };
  const { status, body } = await head.post('Prices.Change', input);
  expect([status, body.message]).toEqual([
    409,
    `№\u00a0${two.number}: цена уже другая. Обновите страницу`,
  ]);
  expect((await pricesOf([one.guid])).get(one.guid)).toBe(one.price);
  const twice = { ...input, lots: [wish(one, one.price), wish(one, one.price)] };
  expect((await head.post('Prices.Change', twice)).status).toBe(400);
});

describe('a discount with a last day', () => {
  const lastDay = () => moscowDay(backend.services.clock());

  /** One per cent less for some free lots of a building. */
  async function discount(at: number) {
    const chosen = (await buildings()).filter(({ free }) => free >= 15)[at];
    const free = (await lotsOf(chosen?.id ?? '')).filter(({ status }) => status === 'free');
    const wishes = free.slice(0, 3).map(({ guid, price }) => ({
      ...{ lot: guid, former: price, price: priceAfter(price, { ...rule, amount: -1 }) },
    }));
    const reason = 'Скидка дня';
    await head.result(head.post('Prices.Change', { lots: wishes, last_day: lastDay(), reason }));
    return { wishes, guids: wishes.map(({ lot }) => lot) };
  }

  const running = async () => {
    const listed = head.result<StudioResult<'Prices.Changes'>>(head.get('Prices.Changes'));
    const change = (await listed).changes.find((one) => one.ends_at !== null && one.may_undo);
    if (!change) throw new Error('no discount');
    return change;
  };

  test('is crossed out on the cards, and ends by itself once, also for a lot that somebody holds', async () => {
    const { wishes, guids } = await discount(4);
    for (const row of await rowsOf(guids)) expect(row.oldPrice).toBeGreaterThan(row.price);
    const { guid, title, ends_at, may_undo } = await running();
    expect(title).toMatch(/, по 18\sноября 2026$/);
    expect([ends_at, may_undo]).toEqual([expect.stringMatching(/T21:00:00.000Z$/), true]);
    const { db } = backend.services;
    await db
      .update(lots)
      .set({ status: 'held' })
      .where(eq(lots.guid, guids[0] ?? ''));
    expect(await endDiscounts(backend.services)).toBe(0);
    const after = { ...backend.services, clock: () => new Date(ends_at ?? '') };
    const looks = [endDiscounts(after), endDiscounts(after)];
    expect((await Promise.all(looks)).toSorted()).toEqual([0, 1]);
    expect(await pricesOf(guids)).toEqual(new Map(wishes.map((one) => [one.lot, one.former])));
    for (const row of await rowsOf(guids)) expect(row.oldPrice).toBeNull();
    const entries = await db.select().from(staffAudit).where(eq(staffAudit.subjectId, guid));
    expect(entries.map(({ method, personId }) => [method, personId])).toContainEqual([
      'Prices.End',
      null,
    ]);
    expect((await head.post('Prices.Undo', { change: guid })).status).toBe(409);
  });

  test('is undone before its end, and then does not end again', async () => {
    const { wishes, guids } = await discount(5);
    const { guid, ends_at } = await running();
    await head.result(head.post('Prices.Undo', { change: guid }));
    expect(await pricesOf(guids)).toEqual(new Map(wishes.map((one) => [one.lot, one.former])));
    const after = { ...backend.services, clock: () => new Date(ends_at ?? '') };
    expect(await endDiscounts(after)).toBe(0);
  });

  test.each([
    ['raises a price', 1, 0],
    ['is over', -1, -1],
    ['lasts longer than a year', -1, 400],
  ])('is refused where it %s', async (_, amount, days) => {
    const [chosen] = (await buildings()).filter(({ free }) => free >= 15);
    const [lot] = (await lotsOf(chosen?.id ?? '')).filter(({ status }) => status === 'free');
    const former = lot?.price ?? 0;
    const wish = { lot: lot?.guid, former, price: priceAfter(former, { ...rule, amount }) };
    const last_day = addDays(lastDay(), days);
    const input = { lots: [wish], last_day, reason: 'Скидка' };
    expect((await head.post('Prices.Change', input)).status).toBe(422);
  });
});

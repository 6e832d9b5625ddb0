import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoParticipants } from '@m30/api';
import { holds } from '../hold/holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orderEvents } from '../order/order-events.table.ts';
import { orders } from '../order/orders.table.ts';
import { fold } from '../order/core/fold.ts';
import { readEvents } from '../order/database-store.ts';
import { freeLots, someBuyers } from '../../../testing/buyers.ts';
import { accepted, orderAt, passports, tell } from '../../../testing/order-at.ts';
import { openSale, orderOf } from '../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { issuesOf, type TestAnswer, type TestClient } from '../../../testing/test-client.ts';

const DAY = 24 * 3600;

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const dataOf = ({ body }: TestAnswer) => (body.result as { data: Record<string, unknown> }).data;
const said = ({ status, body }: TestAnswer) => [status, body.message];

async function lotStatus(id: string): Promise<string | undefined> {
  const [lot] = await backend.services.db.select().from(lots).where(eq(lots.id, id));
  return lot?.status;
}

describe('several lots at once', () => {
  test('each gets an order; one that is taken does not take the others away', async () => {
    const [first, second] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
    const [mine, also, theirs] = (await freeLots(backend, 3)) as { id: string }[];
    await second.post('Order.Reserve', { lot: theirs?.id });
    const key = { 'idempotency-key': randomUUID() };
    const input = { lots: [mine?.id, also?.id, theirs?.id] };
    const answer = await first.post('Order.Create', input, key);
    expect(answer.body.result).toMatchObject({
      orders: [{ lot: mine?.id }, { lot: also?.id }],
      refused: [{ lot: theirs?.id, message: 'Эту квартиру уже забронировал другой покупатель' }],
    });
    expect((await first.post('Order.Create', input, key)).body).toEqual(answer.body);
    const none = await first.post('Order.Create', { lots: [theirs?.id] });
    expect(none.status).toBe(409);
  });

  test('the cart is ordered whole, an empty one is refused', async () => {
    const [buyer] = await someBuyers(backend, 1);
    expect((await buyer.post('Order.Create', { cart: true })).status).toBe(409);
    const wanted = await freeLots(backend, 2);
    for (const { id } of wanted) await buyer.post('Cart.Add', { lot: id });
    const { body } = await buyer.post('Order.Create', { cart: true });
    expect((body.result as { orders: unknown[] }).orders).toHaveLength(2);
  });
});

describe('the choice of a payment', () => {
  test('by a family mortgage asks for children who give a right to it, and then for their papers', async () => {
    const { buyer, order: guid } = await openSale(backend);
    const { price } = await orderOf({ buyer, order: guid, number: '', lot: '' });
    const choose = (children?: { birth_date: string }[], more: object = {}) => {
      const terms = { programme: 'baltika-family', down_payment: price, months: 120 };
      return buyer.post('Order.SetPayment', {
        ...{ guid, kind: 'mortgage' },
        terms: { ...terms, ...(children && { children }), ...more },
      });
    };
    const none = await choose();
    expect([none.status, issuesOf(none)[0]?.path]).toEqual([422, 'terms.children.0.birth_date']);
    const old = await choose([{ birth_date: '18.11.2019' }]);
    expect([old.status, old.body.message]).toEqual([
      422,
      expect.stringMatching(/не\sисполнилось 7.+Остаются программы: .+«Стандартная»/),
    ]);
    const young = await choose([{ birth_date: '19.11.2019' }]);
    expect([young.status, young.body.message]).toEqual([200, undefined]);
    const { papers } = await orderOf({ buyer, order: guid, number: '', lot: '' });
    expect(papers.map(({ kind }) => kind)).toContain('children');
  });

  test('by a family mortgage on another ground is left to the bank, and no word about health is taken', async () => {
    const { buyer, order: guid } = await openSale(backend);
    const { price } = await orderOf({ buyer, order: guid, number: '', lot: '' });
    const choose = (children: object[], more: object) => {
      const terms = { programme: 'baltika-family', down_payment: price, months: 120, children };
      return buyer.post('Order.SetPayment', {
        guid,
        kind: 'mortgage',
        terms: { ...terms, ...more },
      });
    };
    const teenager = { birth_date: '18.11.2010' };
    expect((await choose([teenager], { other_ground: true })).status).toBe(200);
    expect((await choose([{ birth_date: '18.11.2008' }], { other_ground: true })).status).toBe(422);
    expect((await choose([{ ...teenager, disabled: true }], {})).status).toBe(400);
  });

  test('is refused with its field where nobody sells so', async () => {
    const { buyer, order: guid } = await openSale(backend);
    const mortgage = { programme: 'baltika-standard', down_payment: 100, months: 360 };
    const cheap = await buyer.post('Order.SetPayment', { guid, kind: 'mortgage', terms: mortgage });
    expect([cheap.status, issuesOf(cheap)[0]?.path]).toEqual([422, 'terms.down_payment']);
    const terms = { down_payment: 1_000_000_000, months: 300 };
    const long = await buyer.post('Order.SetPayment', { guid, kind: 'instalment', terms });
    expect([long.status, issuesOf(long)[0]?.path]).toEqual([422, 'terms.months']);
  });

  test('is written once for one key, however often that is sent', async () => {
    const { buyer, order: guid } = await openSale(backend);
    const before = fold(await readEvents(backend.services.db, guid)).version;
    const key = { 'idempotency-key': randomUUID() };
    const input = { guid, kind: 'full', terms: {} };
    await Promise.all(Array.from({ length: 20 }, () => buyer.post('Order.SetPayment', input, key)));
    expect(fold(await readEvents(backend.services.db, guid)).version).toBe(before + 1);
  });
});

describe('people of earlier orders', () => {
  test('are offered to their buyer while participants may be named, each once', async () => {
    const first = await openSale(backend);
    expect((await orderOf(first)).known_people).toEqual([]);
    await openSale(backend, { buyer: first.buyer });
    const third = await openSale(backend, { buyer: first.buyer });
    expect((await orderOf(third)).known_people).toEqual(demoParticipants);
    const stranger = await openSale(backend);
    expect((await orderOf(stranger)).known_people).toEqual([]);
    const signed = await orderAt(backend, 7, stranger.buyer);
    expect((await orderOf(signed)).known_people).toEqual([]);
  });
});

describe('participants', () => {
  const [marina, pavel] = demoParticipants;

  test.each([
    [
      'a wrong SNILS',
      [{ ...marina, share: { part: 1, of: 1 }, snils: '11223344594' }],
      'users.0.snils',
    ],
    ['a wrong INN', [{ ...marina, share: { part: 1, of: 1 }, inn: '500100732258' }], 'users.0.inn'],
    [
      'a birth in the future',
      [{ ...marina, share: { part: 1, of: 1 }, birth_date: '2031-01-01' }],
      'users.0.birth_date',
    ],
    ['one person twice', [marina, marina], 'users.1.snils'],
    ['shares short of one', [{ ...marina, share: { part: 1, of: 3 } }, pavel], 'users'],
    [
      'a series of three digits',
      [{ ...marina, passport_series: '400' }],
      'users.0.passport_series',
    ],
    ['a day that does not exist', [{ ...marina, birth_date: '30.02.1990' }], 'users.0.birth_date'],
  ])('with %s are refused at their field', async (_, users, path) => {
    const { buyer, order: guid } = await openSale(backend);
    const answer = await buyer.post('Order.SetUsers', { guid, users });
    expect([400, 422]).toContain(answer.status);
    expect(issuesOf(answer).map((issue) => issue.path)).toContain(path);
  });

  test('are taken as they are typed, and given back in one form', async () => {
    const { buyer, order: guid } = await openSale(backend);
    const typed = {
      ...marina,
      birth_date: '17.04.1988',
      snils: '112-233-445 95',
      department_code: '780-012',
      share: { part: 3, of: 3 },
    };
    const answer = await buyer.post('Order.SetUsers', { guid, users: [typed] });
    expect(dataOf(answer)['participants']).toEqual([{ ...marina, share: { part: 3, of: 3 } }]);
  });
});

test('a draft is saved as it is typed, whatever it is worth', async () => {
  const { buyer, order: guid } = await openSale(backend);
  const data = { users: [{ snils: '11', note: 'до\u0000и \ud800' }], open: true };
  expect((await buyer.post('Order.SaveDraft', { guid, step: 'users', data })).status).toBe(200);
  const answer = await buyer.post('Order.GetOrderById', { guid });
  expect(dataOf(answer)['drafts']).toEqual({ users: data });
  const long = { guid, step: 'users', data: { note: 'я'.repeat(20_000) } };
  expect(said(await buyer.post('Order.SaveDraft', long))).toEqual([
    400,
    'Слишком длинный черновик',
  ]);
});

describe('a paid hold', () => {
  test('lasts 14 days, is prolonged once, and its lot is reserved', async () => {
    const { buyer, order: guid, lot } = await orderAt(backend, 6);
    const until = (days: number) =>
      new Date(backend.clock().getTime() + days * DAY * 1000).toISOString();
    const before = await buyer.post('Order.GetOrderById', { guid });
    expect(dataOf(before)['hold']).toEqual({ kind: 'paid', until: until(14), extendable: true });
    expect(await lotStatus(lot)).toBe('reserved');
    const extended = await buyer.post('Order.Extend', { guid });
    expect(dataOf(extended)['hold']).toEqual({ kind: 'paid', until: until(28), extendable: false });
    expect(said(await buyer.post('Order.Extend', { guid }))).toEqual([
      409,
      'Продлить можно только оплаченную бронь и один раз',
    ]);
  });

  test('ends by itself: the lot is free, nothing more is done', async () => {
    const { buyer, order: guid, lot } = await orderAt(backend, 6);
    backend.clock.pass(14 * DAY);
    const seen = dataOf(await buyer.post('Order.GetOrderById', { guid }));
    expect(seen).toMatchObject({ side_state: 'expired', hold: null, can: [], next_step: null });
    expect((await buyer.post('Order.SendDocuments', { guid })).status).toBe(409);
    const [next] = await someBuyers(backend, 1);
    expect((await next.post('Order.Reserve', { lot })).status).toBe(200);
    expect(await lotStatus(lot)).toBe('held');
  });

  test('is given back by the buyer, with the reason in the timeline', async () => {
    const { buyer, order: guid, lot } = await orderAt(backend, 6);
    const answer = await buyer.post('Order.Cancel', { guid, reason: 'price', comment: 'Дорого' });
    expect(dataOf(answer)).toMatchObject({
      side_state: 'cancelled',
      can: [],
      timeline: [
        { title: 'Заказ отменён', text: 'Не\u00a0подошла цена. Дорого' },
        {},
        {},
        {},
        {},
        {},
        {},
      ],
      payments: [{ state: 'refunding' }],
    });
    expect(await lotStatus(lot)).toBe('free');
  });

  test('goes on to the keys, and the lot is sold', async () => {
    const { buyer, order: guid, lot } = await orderAt(backend, 6);
    const early = await buyer.post('Order.SendDocuments', { guid });
    expect(said(early)).toEqual([
      409,
      'Не хватает документов: Паспорт, участник 1; Паспорт, участник 2',
    ]);
    const files = passports();
    await tell(backend, guid, files);
    const sent = await buyer.post('Order.SendDocuments', { guid });
    expect(dataOf(sent)).toMatchObject({
      ...{ stage_number: 6, next_step: null, waits: { title: 'Проверяем документы' } },
    });
    expect(said(await buyer.post('Order.SendDocuments', { guid }))).toEqual([
      409,
      'Документы уже на\u00a0проверке',
    ]);
    await tell(backend, guid, accepted(files));
    const checked = await buyer.post('Order.GetOrderById', { guid });
    expect(dataOf(checked)).toMatchObject({ stage_number: 7, can: ['sign', 'extend', 'cancel'] });
    const sale = await orderAt(backend, 10);
    expect(await orderOf(sale)).toMatchObject({ stage_number: 10, hold: null });
    expect(await lotStatus(sale.lot)).toBe('sold');
    expect(lot).not.toBe(sale.lot);
  });
});

test('an offer that was replaced is not accepted', async () => {
  const { buyer, order: guid } = await openSale(backend);
  const answer = await buyer.post('Order.AcceptOffer', { guid, version: '2025-01-01' });
  expect(said(answer)[0]).toBe(409);
});

test('every row of an order is what its events add up to, and events cannot be changed', async () => {
  const { db } = backend.services;
  for (const row of await db.select().from(orders)) {
    const state = fold(await readEvents(db, row.guid));
    expect([row.version, row.stageNumber, row.sideState, row.deadline]).toEqual([
      state.version,
      state.stage,
      state.side,
      state.hold?.until ?? null,
    ]);
    const active = await db.$count(
      holds,
      sql`${holds.orderGuid} = ${row.guid} and ${holds.endedAt} is null`,
    );
    expect(active).toBe(state.hold ? state.prices.length : 0);
  }
  await expect(db.update(orderEvents).set({ reason: 'иначе' })).rejects.toThrow();
});

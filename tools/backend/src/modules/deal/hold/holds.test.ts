import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { holds } from './holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';
import { orderEvents } from '../order/order-events.table.ts';
import { outbox } from '../../../adapters/outbox/outbox.table.ts';
import { formatDate, formatMoney } from '@m30/ui-kit/format';
import { sweepHolds } from './sweep-holds.ts';
import { freeLots, someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { openEmbeddedCopy } from '../../../testing/database/open-embedded-copy.ts';
import { raceForLots } from '../../../testing/races/race-for-lots.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts';

/** Lots and buyers of the race; the long run has 100 and 200. */
const RACE = {
  lots: Number(process.env['RACE_LOTS'] ?? 10),
  buyers: Number(process.env['RACE_BUYERS'] ?? 40),
};

const HOUR = 3600;
const HELD = 'Эту квартиру уже забронировал другой покупатель';

let backend: TestBackend;
let first: TestClient;
let second: TestClient;
let lot: { id: string; guid: string };

beforeAll(async () => {
  backend = await testBackend({ open: openEmbeddedCopy });
});
afterAll(() => backend.close());

beforeEach(async () => {
  [lot] = (await freeLots(backend, 1)) as [typeof lot];
  [first, second] = (await someBuyers(backend, 2)) as [TestClient, TestClient];
});

const hold = (buyer: TestClient, id = lot.id, headers = {}) =>
  buyer.post('Order.Reserve', { lot: id }, headers);
const said = ({ status, body }: TestAnswer) => [status, body.message];
const ordered = ({ body }: TestAnswer) => body.result as { order: string; number: string };

async function statusOf(id = lot.id): Promise<string | undefined> {
  const { body } = await backend.visitor().get('Objects.GetStatuses', { ids: id });
  return (body.result as { lots: { status: string }[] }).lots[0]?.status;
}

async function ordersOf(buyer: TestClient) {
  const { body } = await buyer.post('Order.GetOrderList', { user_id: await userIdOf(buyer) });
  return (body.result as { orders: Record<string, unknown>[] }).orders;
}

describe('a lot that is held', () => {
  test('opens an order with its price, its person and a day to go on', async () => {
    const answer = await hold(first);
    expect(answer.status).toBe(200);
    expect(answer.body.result).toMatchObject({
      number: expect.stringMatching(/^M30-\d{5}$/),
      until: new Date(backend.clock().getTime() + 24 * HOUR * 1000).toISOString(),
    });
    const [order] = await ordersOf(first);
    expect(order).toMatchObject({
      guid: ordered(answer).order,
      stage_number: 2,
      side_state: null,
      users: [{ last_name: 'Покупатель' }],
      next_step: { deadline: expect.stringContaining('T') },
    });
    expect(await backend.services.db.$count(orderEvents)).toBeGreaterThan(0);
  });

  test('is refused to everybody else, with a reason and lots like it', async () => {
    await hold(first);
    const refused = await hold(second);
    expect(said(refused)).toEqual([409, HELD]);
    const { details } = refused.body.result as { details: { similar: { kind: string }[] } };
    expect(details.similar.length).toBeGreaterThan(0);
    expect(details.similar[0]?.kind).toBe('flat');
  });

  test('by another process, after this one has looked, is refused and its order is not told', async () => {
    const { db, clock } = backend.services;
    const guid = randomUUID();
    const createdAt = clock();
    const whose = { userId: await userIdOf(first), lotGuid: lot.guid, createdAt };
    const begin = db.transaction.bind(db);
    const looked = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await db
        .insert(orders)
        .values({ ...whose, guid, number: `T-${guid}`, stageNumber: 2, price: 1 });
      await db.insert(holds).values({
        ...{ ...whose, guid: randomUUID(), orderGuid: guid, kind: 'free' },
        expiresAt: new Date(createdAt.getTime() + 24 * HOUR * 1000),
      });
      return begin(...work);
    });
    const answer = await hold(second);
    looked.mockRestore();
    await db.delete(orders).where(eq(orders.guid, guid));
    expect(said(answer)).toEqual([409, HELD]);
    expect(JSON.stringify(answer.body)).not.toContain(guid);
  });

  test('stays with its buyer who asks again: the same order', async () => {
    const once = await hold(first);
    expect(ordered(await hold(first))).toEqual(ordered(once));
    expect(await ordersOf(first)).toHaveLength(1);
  });

  test('is held once for one key, however often that is sent', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => hold(first, lot.id, key)));
    for (const { body } of answers) expect(body).toEqual(answers[0]?.body);
    const [other] = (await freeLots(backend, 1)) as [typeof lot];
    expect((await hold(first, other.id, key)).status).toBe(409);
  });

  test('is free at the second of its end, before anybody has written that down', async () => {
    await hold(first);
    backend.clock.pass(24 * HOUR - 1);
    expect([await statusOf(), (await hold(second)).status]).toEqual(['held', 409]);
    backend.clock.pass(1);
    expect(await statusOf()).toBe('free');
    expect((await ordersOf(first))[0]).toMatchObject({ side_state: 'expired', next_step: null });
    expect((await hold(second)).status).toBe(200);
    expect(await statusOf()).toBe('held');
  });
});

describe('the sweeper', () => {
  test('frees lots, stops orders and notifies the buyers, each once', async () => {
    await hold(first);
    const { db } = backend.services;
    const before = await db.$count(outbox);
    backend.clock.pass(22 * HOUR);
    await Promise.all([sweepHolds(backend.services), sweepHolds(backend.services)]);
    expect((await db.select().from(holds).where(eq(holds.lotGuid, lot.guid)))[0]?.warnedAt).toEqual(
      backend.clock(),
    );
    backend.clock.pass(2 * HOUR);
    await sweepHolds(backend.services);
    await sweepHolds(backend.services);
    const [row] = await db.select().from(lots).where(eq(lots.guid, lot.guid));
    expect(row?.status).toBe('free');
    expect((await ordersOf(first))[0]).toMatchObject({ side_state: 'expired' });
    const [ended] = await db.select().from(holds).where(eq(holds.lotGuid, lot.guid));
    expect([ended?.end, ended?.endedAt]).toEqual(['expired', backend.clock()]);
    expect(await db.$count(outbox)).toBeGreaterThanOrEqual(before);
  });
});

describe('a hold that is given back', () => {
  test('frees the lot at once and cancels the order', async () => {
    const { order } = ordered(await hold(first));
    expect((await second.post('Order.CancelHold', { order })).status).toBe(404);
    expect((await first.post('Order.CancelHold', { order })).status).toBe(200);
    expect((await ordersOf(first))[0]).toMatchObject({ side_state: 'cancelled' });
    expect((await hold(second)).status).toBe(200);
    const again = await first.post('Order.CancelHold', { order });
    expect(said(again)).toEqual([409, 'У этого заказа уже нет бесплатной брони']);
  });
});

describe('a lot that is held again', () => {
  test('opens an order with what was typed in the one that stopped', async () => {
    const { order } = ordered(await hold(first));
    const typed = { kind: 'mortgage', years: 25 };
    await first.post('Order.SaveDraft', { guid: order, step: 'payment', data: typed });
    await first.post('Order.SaveDraft', { guid: order, step: 'review', data: { agreed: true } });
    await first.post('Order.CancelHold', { order });
    const again = ordered(await hold(first));
    const { body } = await first.post('Order.GetOrderById', { guid: again.order });
    expect(body.result).toMatchObject({ data: { drafts: { payment: typed } } });
    expect((body.result as { data: { drafts: object } }).data.drafts).not.toHaveProperty('review');
    await first.post('Order.CancelHold', { order: again.order });
    const other = ordered(await hold(second)).order;
    const theirs = (await second.post('Order.GetOrderById', { guid: other })).body.result;
    expect(theirs).toHaveProperty('data.drafts', {});
  });
});

describe('a lot whose price has changed since the buyer saw it', () => {
  const priceOf = async () => {
    const [row] = await backend.services.db.select().from(lots).where(eq(lots.guid, lot.guid));
    return row?.price ?? 0;
  };
  const reprice = (price: number) =>
    backend.services.db.update(lots).set({ price }).where(eq(lots.guid, lot.guid));

  test.each(['higher', 'lower'])(
    'is not held, the %s price is told, and it is held at that',
    async (how) => {
      const seen = await priceOf();
      const now = how === 'higher' ? seen + 100_000_000 : seen - 10_000_000;
      await reprice(now);
      const refused = await first.post('Order.Reserve', { lot: lot.id, price: seen });
      expect(said(refused)).toEqual([
        409,
        expect.stringMatching(
          `^Цена квартиры №\\u00a0\\d+ изменилась: была ${formatMoney(seen)}, стала ${formatMoney(now)}$`,
        ),
      ]);
      expect(refused.body.result).toMatchObject({ details: { price: { seen, now } } });
      expect([await ordersOf(first), await statusOf()]).toEqual([[], 'free']);
      const held = await first.post('Order.Reserve', { lot: lot.id, price: now });
      expect(held.status).toBe(200);
      expect((await ordersOf(first))[0]).toMatchObject({ price: now });
    },
  );

  test('is told apart where several are ordered, with both prices', async () => {
    const [one, other] = (await freeLots(backend, 2)) as [typeof lot, typeof lot];
    const seen = await priceOf();
    await reprice(seen + 5_000_000);
    const prices = { [one.id]: seen };
    const answer = await first.post('Order.Create', { lots: [one.id, other.id], prices });
    expect(answer.body.result).toMatchObject({
      orders: [{ lot: other.id }],
      refused: [{ lot: one.id, price: { seen, now: seen + 5_000_000 } }],
    });
    const alone = await first.post('Order.Create', { lots: [one.id], prices });
    expect(alone.status).toBe(409);
  });

  test('is given to whoever holds it already: his order has its own price', async () => {
    const seen = await priceOf();
    const { order } = ordered(await first.post('Order.Reserve', { lot: lot.id, price: seen }));
    await reprice(seen + 100);
    const again = await first.post('Order.Reserve', { lot: lot.id, price: seen });
    expect(ordered(again).order).toBe(order);
  });
});

describe('a buyer who holds one lot again and again', () => {
  const loop = async (buyer = first) => {
    const { order } = ordered(await hold(buyer));
    expect((await buyer.post('Order.CancelHold', { order })).status).toBe(200);
    return order;
  };
  const until = (seconds: number) => new Date(backend.clock().getTime() + seconds * 1000);

  test('may change his mind once, then waits longer each time, and reads until when', async () => {
    await loop();
    for (const hours of [1, 6, 24, 72, 72]) {
      const order = await loop();
      const again = until(hours * HOUR);
      const refused = await hold(first);
      expect(refused.status).toBe(409);
      expect(refused.body.message).toMatch(/^Эту квартиру вы уже бронировали \d\sраза?. Снова это/);
      expect(refused.body.message).toContain(formatDate(again, 'inSentence'));
      expect(refused.body.result).toMatchObject({ details: { again: again.toISOString() } });
      const { body } = await first.post('Order.GetOrderById', { guid: order });
      expect(body.result).toMatchObject({ data: { hold_again: again.toISOString() } });
      backend.clock.pass(hours * HOUR - 1);
      expect((await hold(first)).status).toBe(409);
      backend.clock.pass(1);
    }
    expect((await hold(first)).status).toBe(200);
  });

  test('keeps nobody else from it, and is free to hold another one', async () => {
    await loop();
    await loop();
    expect((await hold(first)).status).toBe(409);
    const [, other] = (await freeLots(backend, 2)) as [typeof lot, typeof lot];
    expect((await hold(first, other.id)).status).toBe(200);
    expect((await hold(second)).status).toBe(200);
  });

  test('waits after holds that ran out as after those that he gave back', async () => {
    for (let round = 0; round < 2; round += 1) {
      expect((await hold(first)).status).toBe(200);
      backend.clock.pass(24 * HOUR);
    }
    expect((await hold(first)).status).toBe(409);
    backend.clock.pass(HOUR);
    expect((await hold(first)).status).toBe(200);
  });

  test('begins anew a month later', async () => {
    await loop();
    await loop();
    backend.clock.pass(31 * 24 * HOUR);
    await loop();
    expect((await hold(first)).status).toBe(200);
  });
});

describe('nobody holds', () => {
  test('without logging in', async () => {
    expect(said(await hold(backend.visitor()))).toEqual([401, 'Войдите в личный кабинет']);
  });

  test('a lot that does not exist, is sold or is kept by the sales office', async () => {
    expect(said(await hold(first, 'no-such-lot'))).toEqual([404, 'Такого лота нет']);
    const { db } = backend.services;
    const flat = eq(lots.kind, 'flat');
    const [sold] = await db
      .select()
      .from(lots)
      .where(and(eq(lots.status, 'sold'), flat))
      .limit(1);
    expect(said(await hold(first, sold?.id))).toEqual([409, 'Эта квартира уже не продаётся']);
    await db.update(lots).set({ status: 'held' }).where(eq(lots.guid, lot.guid));
    expect(said(await hold(first))).toEqual([
      409,
      'Эта квартира сейчас в\u00a0резерве застройщика',
    ]);
  });

  test('more than three lots at a time, also when he asks for all at once', async () => {
    const wanted = await freeLots(backend, 6);
    const answers = await Promise.all(wanted.map(({ id }) => hold(first, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 200)?.body.message).toMatch(
      /не больше 3 броней/,
    );
  });
});

test(
  'of many who ask at once one wins each lot, and nobody gets an error',
  async () => {
    expect(await raceForLots(backend, RACE)).toEqual({
      answers: { 200: RACE.lots, 409: RACE.lots * (RACE.buyers - 1) },
      winners: Array(RACE.lots).fill(1),
      holds: RACE.lots,
      held: RACE.lots,
    });
  },
  60_000 + RACE.lots * RACE.buyers * 50,
);

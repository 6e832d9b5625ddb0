import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { news } from '../../content/library/content.table.ts';
import { orderEvents } from '../../deal/order/order-events.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { countersOf } from './counters-of.ts';
import { contractsOf } from '../../deal/contract/find-contracts.ts';
import { findDashboard } from './find-dashboard.ts';
import { findOrders } from '../../deal/order/find-orders.ts';
import { userIdOf } from '../../../testing/buyers.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type Dashboard = ResultOf<'LK.GetDashboard'>;

const GUID = '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01';

let backend: TestBackend;
let demo: TestClient;

beforeAll(async () => {
  backend = await testBackend();
  demo = backend.visitor();
  await demo.logIn();
});
afterAll(() => backend.close());

async function dashboardOf(visitor: TestClient): Promise<Dashboard> {
  return (await visitor.get('LK.GetDashboard', {})).body.result as Dashboard;
}

async function countersOfVisitor(visitor: TestClient): Promise<Record<string, number>> {
  const { body } = await visitor.get('LK.GetCounters', {});
  const { counters } = body.result as ResultOf<'LK.GetCounters'>;
  return Object.fromEntries(counters.map(({ link, count }) => [link, count]));
}

describe('the first page of the account', () => {
  test('puts the most urgent thing first', async () => {
    const { next, coming, orders: own } = await dashboardOf(demo);
    const [first] = own.items;
    expect(next).toMatchObject({ title: first?.next_step?.title, label: 'Выбрать способ оплаты' });
    expect(coming.map(({ at }) => at)).toEqual(coming.map(({ at }) => at).toSorted());
  });

  test('shows what was bought with the works of its house', async () => {
    const { premises, contract } = await dashboardOf(demo);
    expect(premises.length).toBeGreaterThan(1);
    expect(premises.some(({ works }) => works !== null && works.percent > 0)).toBe(true);
    expect(contract?.next_part?.state).not.toBe('paid');
  });

  test('of a new buyer asks to pay for the hold, then to read the contract', async () => {
    const paying = await orderAt(backend, 4);
    expect((await dashboardOf(paying.buyer)).next?.label).toBe('Оплатить бронь');
    const signing = await orderAt(backend, 7);
    expect((await dashboardOf(signing.buyer)).next?.label).toBe('Прочитать договор');
  });
});

describe('the counters', () => {
  test('agree with the pages', async () => {
    const counters = await countersOfVisitor(demo);
    const id = await userIdOf(demo);
    const { orders: listed } = await findOrders(backend.services, id);
    const waiting = listed.filter(({ next_step }) => next_step !== null);
    expect(counters['/lk/orders'] ?? 0).toBe(waiting.length);
    const due = (await contractsOf(backend.services, id)).filter(({ next_part: part }) =>
      ['due', 'late'].includes(part?.state ?? ''),
    );
    expect(counters['/lk/contracts'] ?? 0).toBe(due.length);
    const { news: latest } = await dashboardOf(demo);
    expect(counters['/lk/news'] ?? 0).toBe(latest.unread);
  });

  test.each([4, 6, 7, 8, 9, 10])('count an order at stage %i as its page does', async (stage) => {
    const { buyer } = await orderAt(backend, stage);
    const id = await userIdOf(buyer);
    const { orders: listed } = await findOrders(backend.services, id);
    const waiting = listed.filter(({ next_step }) => next_step !== null);
    expect((await countersOfVisitor(buyer))['/lk/orders'] ?? 0).toBe(waiting.length);
  });

  test('forget an order whose hold has run out', async () => {
    const { buyer } = await orderAt(backend, 4);
    backend.clock.pass(20 * 24 * 3600);
    expect((await countersOfVisitor(buyer))['/lk/orders']).toBeUndefined();
    backend.clock.pass(-20 * 24 * 3600);
  });
});

describe('with 1,000 orders and 10,000 news', () => {
  let id: number;

  beforeAll(async () => {
    id = await fill();
  }, 120_000);

  test('pages of orders are told apart, and the last one is short', async () => {
    const first = await findOrders(backend.services, id);
    const last = await findOrders(backend.services, id, 50);
    expect([first.orders.length, first.total, last.orders.length]).toEqual([20, 1000, 20]);
    expect(first.orders[0]?.guid).not.toBe(last.orders[0]?.guid);
    expect((await findOrders(backend.services, id, 51)).orders).toEqual([]);
  });

  test('the first page with its counters asks as many statements as with one order, and is small', async () => {
    const { buyer } = await orderAt(backend, 7);
    const few = await statementsOf(await userIdOf(buyer));
    const many = await statementsOf(id);
    expect(many.count).toBeLessThanOrEqual(few.count);
    expect(JSON.stringify(many.dashboard).length).toBeLessThan(40_000);
  });

  test.each([
    ['orders', sql`select * from orders where user_id = 1 order by created_at desc limit 20`],
    ['contracts', sql`select * from contracts where user_id = 1 order by signed_at desc limit 20`],
    ['order_events', sql`select * from order_events where order_guid = ${GUID}::uuid`],
    ['certificates', sql`select * from certificates where user_id = 1 order by issued_at desc`],
  ])('%s are read by an index', async (table, query) => {
    const { db } = backend.services;
    // A table of few rows would be read as a whole: whether an index could do it is asked.
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return JSON.stringify(await tx.execute(sql`explain ${query}`));
    });
    expect(plan).toMatch(new RegExp(`Index.* on ${table}`));
  });
});

/** Counts the statements of one first page with its counters. */
async function statementsOf(userId: number) {
  const { services } = backend;
  let count = 0;
  const counting = new Proxy(services.db, {
    get(target, name, receiver) {
      if (name === 'select' || name === '$count' || name === 'selectDistinct') count++;
      return Reflect.get(target, name, receiver);
    },
  });
  const dashboard = await findDashboard({ ...services, db: counting }, userId);
  await countersOf({ ...services, db: counting }, userId);
  return { count, dashboard };
}

/** A buyer with a thousand orders, and ten thousand news for everybody. */
async function fill(): Promise<number> {
  const { db, catalogue, clock } = backend.services;
  const [user] = await db
    .insert(users)
    .values({
      guid: randomUUID(),
      phone: '+79810000777',
      lastName: 'Оптова',
      name: 'Анна',
      secondName: '',
      createdAt: clock(),
    })
    .returning();
  if (!user) throw new Error('nobody was written');
  const lots = [...catalogue.snapshot.lots.values()];
  const day = 24 * 3600 * 1000;
  const rows = Array.from({ length: 1000 }, (_, index) => {
    const lot = lots[index % lots.length];
    if (!lot) throw new Error('there are no flats');
    const createdAt = new Date(clock().getTime() - index * 60_000);
    return { lot, guid: randomUUID(), createdAt, index };
  });
  await db.insert(orders).values(
    rows.map(({ lot, guid, createdAt, index }) => ({
      guid,
      number: `M30-9${String(index).padStart(4, '0')}`,
      userId: user.id,
      lotGuid: lot.guid,
      stageNumber: 2,
      price: lot.price,
      deadline: new Date(clock().getTime() + day),
      version: 1,
      createdAt,
    })),
  );
  await db.insert(orderEvents).values(
    rows.map(({ lot, guid, createdAt }) => ({
      guid: randomUUID(),
      orderGuid: guid,
      seq: 1,
      type: 'stage.imported' as const,
      key: 'import',
      actor: 'company' as const,
      toStage: 2,
      data: { price: lot.price, until: new Date(clock().getTime() + day).toISOString() },
      at: createdAt,
    })),
  );
  const [sample] = await db.select().from(news).limit(1);
  if (!sample) throw new Error('there are no news');
  for (let from = 0; from < 10_000; from += 1000) {
    await db.insert(news).values(
      Array.from({ length: 1000 }, (_, index) => ({
        ...sample,
        alias: `mnogo-${from + index}`,
      })),
    );
  }
  return user.id;
}

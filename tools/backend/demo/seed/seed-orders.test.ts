import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moscowDay } from '@m30/ui-kit/format';
import { orderEvents } from '../../src/modules/deal/order/order-events.table.ts';
import { orders } from '../../src/modules/deal/order/orders.table.ts';
import { buildings, lots } from '../../src/modules/estate/objects.table.ts';
import { dealMistakes } from '../data/orders/deal-mistakes.ts';
import { OFFER_VERSION } from '../../src/modules/deal/order/core/rules.ts';
import { testBackend, type TestBackend } from '../../src/testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test('no demo order accepts an offer before its edition came out', async () => {
  const rows = await backend.services.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.type, 'offer.accepted'), eq(orderEvents.actor, 'buyer')));
  const accepted = rows.map(({ at, data }) => ({
    day: at.toISOString().slice(0, 10),
    version: (data as { version: string }).version,
  }));
  expect(accepted.length).toBeGreaterThan(4);
  expect(accepted.filter(({ day, version }) => version > day)).toEqual([]);
  expect(accepted.map(({ version }) => version)).toContain(OFFER_VERSION);
});

test('no seeded deal is against the law: kinds, money, permits and keys follow one another', async () => {
  const rows = await backend.services.db
    .select({ order: orders, event: orderEvents, commissionedOn: buildings.commissionedOn })
    .from(orders)
    .innerJoin(lots, eq(lots.guid, orders.lotGuid))
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .innerJoin(orderEvents, eq(orderEvents.orderGuid, orders.guid))
    .orderBy(asc(orderEvents.seq));
  const deals = [...Map.groupBy(rows, ({ order }) => order.guid).values()].map((own) => ({
    number: own[0]?.order.number ?? '',
    contract: own[0]?.order.contract ?? 'ddu',
    commissionedOn: own[0]?.commissionedOn ?? null,
    events: own.map(({ event: { type, at } }) => ({ type, on: moscowDay(at) })),
  }));
  expect(new Set(deals.map(({ contract }) => contract))).toEqual(new Set(['ddu', 'sale']));
  expect(deals.flatMap(dealMistakes)).toEqual([]);
  const signed = deals.filter(({ events }) =>
    events.some(({ type }) => type === 'contract.signed'),
  );
  expect(signed.length).toBeGreaterThan(1);
});

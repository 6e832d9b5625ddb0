import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderEvents } from '../../src/modules/deal/order/order-events.table.ts';
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

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { contracts } from '../../deal/contract/contracts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { accountPromos } from './account-promos.table.ts';
import { someBuyers, userIdOf } from '../../../testing/buyers.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test('a parking place is offered to whoever has none, also where somebody else has one', async () => {
  const { db, clock, catalogue } = backend.services;
  const ofPlace = eq(contracts.kind, 'parking');
  const [place] = await db.select().from(contracts).where(ofPlace);
  const complex = catalogue.snapshot.placed.get(place?.lotGuid ?? '')?.complex.vendor;
  const flat = [...catalogue.snapshot.lots.values()].find((lot) => lot.complex.vendor === complex);
  if (!flat) throw new Error('nobody in the demo has a parking place under his house');
  const [buyer] = (await someBuyers(backend, 1)) as [TestClient];
  const userId = await userIdOf(buyer);
  await db.insert(orders).values({
    ...{ guid: randomUUID(), number: 'T-1', userId, lotGuid: flat.guid, price: flat.price },
    ...{ stageNumber: 8, createdAt: clock() },
  });
  const [offer] = await db
    .select()
    .from(accountPromos)
    .where(eq(accountPromos.audience, 'no-parking'));
  const isOffered = async () => {
    const { stocks } = (await buyer.get('LK.GetStocks')).body.result as ResultOf<'LK.GetStocks'>;
    return stocks.some(({ alias }) => alias === offer?.alias);
  };
  expect(await isOffered()).toBe(true);
  await db.update(contracts).set({ userId }).where(ofPlace);
  expect(await isOffered()).toBe(false);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { buildings, lots } from '../../../estate/objects.table.ts';
import { commissionBuilding } from '../../deal-step/commission-building.staff.ts';
import { bring, orderAt, tell } from '../../../../testing/order-at.ts';
import { orderOf, type Sale } from '../../../../testing/sale.ts';
import { testBackend, type TestBackend } from '../../../../testing/test-backend.ts';

/** Seconds. */
const DAY = 24 * 3600;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** What the page of a share says of the developer's delay; `undefined` where it says nothing. */
async function penaltyOf({ buyer }: Sale): Promise<string | undefined> {
  const { body } = await buyer.get('LK.GetContracts', {});
  const share = (body.result as ResultOf<'LK.GetContracts'>).contracts.find(
    ({ kind }) => kind === 'ddu',
  );
  const read = await buyer.get('LK.GetContract', { guid: share?.guid ?? '' });
  const { contract } = read.body.result as ResultOf<'LK.GetContract'>;
  return contract.counted.find(([name]) => name.startsWith('Неустойка застройщика'))?.[1];
}

async function buildingOf({ lot }: Sale): Promise<string> {
  const [row] = await backend.services.db.select().from(lots).where(eq(lots.id, lot));
  return row?.buildingId ?? '';
}

const promise = async (building: string, year: number, quarter: number) => {
  const { db, catalogue } = backend.services;
  await db
    .update(buildings)
    .set({ handoverYear: year, handoverQuarter: quarter })
    .where(eq(buildings.id, building));
  await catalogue.refresh();
};

test('the term of a share is the one that was signed: neither a later promise nor the permit takes its penalty away', async () => {
  const sale = await orderAt(backend, 7);
  const building = await buildingOf(sale);
  await promise(building, 2026, 4);
  const step = 'step';
  await tell(backend, sale.order, [
    { actor: 'buyer', type: 'signature.given', data: { step, participant: 0 } },
    { actor: 'buyer', type: 'contract.signed', data: { step, participant: 1 } },
  ]);
  expect(await penaltyOf(sale)).toBeUndefined();

  await promise(building, 2031, 1);
  backend.clock.set(new Date('2027-01-10T09:00:00Z'));
  expect(await penaltyOf(sale)).toContain('10\u00a0дней');

  await bring(backend, sale, { from: 8, to: 10 });
  await commissionBuilding.run(backend.services, {
    ...{ building, permit: '78-01-2027' },
    on: '2027-01-10',
  });
  backend.clock.pass(DAY);
  expect(await penaltyOf(sale)).toContain('11\u00a0дней');

  const { price: amount } = await orderOf(sale);
  await tell(backend, sale.order, [
    { actor: 'bank', type: 'escrow.released', data: { amount } },
    { actor: 'company', type: 'keys.given', data: { step: 'step' } },
  ]);
  backend.clock.pass(DAY);
  expect(await penaltyOf(sale)).toContain('11\u00a0дней');
});

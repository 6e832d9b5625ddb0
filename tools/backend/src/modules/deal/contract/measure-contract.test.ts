import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { settleArea } from '@m30/calculators/area';
import { buildings, lots } from '../../estate/objects.table.ts';
import { orderAt } from '../../../testing/order-at.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { measureContractAction } from './measure-contract.staff.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

async function contractsOf(buyer: TestClient) {
  const { body } = await buyer.get('LK.GetContracts', {});
  return (body.result as ResultOf<'LK.GetContracts'>).contracts;
}

/** A registered share in construction, and its lot. */
async function registeredShare() {
  const sale = await orderAt(backend, 10);
  const share = (await contractsOf(sale.buyer)).find(({ kind }) => kind === 'ddu');
  const { db } = backend.services;
  const [lot] = await db.select().from(lots).where(eq(lots.id, sale.lot));
  if (!share || !lot) throw new Error('no share');
  const commission = async () => {
    await db
      .update(buildings)
      .set({ commissionedOn: '2026-11-18', handoverYear: null, handoverQuarter: null })
      .where(eq(buildings.id, lot.buildingId));
    await backend.services.catalogue.refresh();
  };
  const measure = (area: number) =>
    measureContractAction.run(backend.services, {
      contract: share.number,
      area: area.toFixed(2).replace('.', ','),
    });
  return { buyer: sale.buyer, share, lot, commission, measure };
}

test('a measurement beyond one per cent makes one agreement that says how it was counted', async () => {
  const { buyer, share, lot, commission, measure } = await registeredShare();
  await expect(measure(lot.area + 1)).rejects.toThrow(/разрешения на.ввод/);
  await commission();
  const measured = Math.round((lot.area * 1.02 + 0.1) * 10) / 10;
  const { due } = settleArea({ price: share.price, area: lot.area, measured });
  await measure(measured);
  await expect(measure(measured)).rejects.toThrow(/уже записаны/);

  const agreements = (await contractsOf(buyer)).filter(({ kind }) => kind === 'addendum');
  expect(agreements.map(({ price, left }) => [price, left])).toEqual([[due, due]]);
  const { body } = await buyer.get('LK.GetContract', { guid: agreements[0]?.guid ?? '' });
  const { contract } = body.result as ResultOf<'LK.GetContract'>;
  expect(contract.counted.map(([name]) => name)).toEqual(['Разница', 'Порог', 'Доплата']);
  expect(contract.related.map(({ number }) => number)).toContain(share.number);
  expect(contract.number).toBe(`${share.number.replace('ДДУ', 'ДС')}-1`);
});

test('a smaller flat gives money back, one within the tolerance changes nothing', async () => {
  const smaller = await registeredShare();
  await smaller.commission();
  await smaller.measure(smaller.lot.area * 0.97);
  const [agreement] = (await contractsOf(smaller.buyer)).filter(({ kind }) => kind === 'addendum');
  expect(agreement).toMatchObject({
    next_part: { title: 'Возврат от\u00a0застройщика' },
    payable: false,
  });

  const same = await registeredShare();
  await same.commission();
  const { message } = await same.measure(same.lot.area);
  expect(message).toContain('цена прежняя');
  expect((await contractsOf(same.buyer)).some(({ kind }) => kind === 'addendum')).toBe(false);
});

test.each([
  ['КП-19874', /участия в.долевом/],
  ['ДДУ-00000', /с.таким номером нет/],
])('a measurement of %s is refused', async (contract, why) => {
  await expect(
    measureContractAction.run(backend.services, { contract, area: '50' }),
  ).rejects.toThrow(why);
});

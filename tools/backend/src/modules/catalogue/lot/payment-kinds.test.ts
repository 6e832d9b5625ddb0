import { afterAll, beforeAll, expect, test } from 'vitest';
import { getLot } from '@m30/api';
import { BEFORE_KEYS } from '@m30/calculators/instalment/core';
import { moscowDay } from '@m30/ui-kit/format';
import { ask } from '../../../testing/ask.ts';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import { checkPayment } from '../../deal/order-step/check-payment.ts';
import { openCatalogue } from './catalogue.ts';
import { isListed } from './listing.ts';
import { instalmentOn, paymentKindsOn } from './payment-kinds.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

test('instalments are offered where the page says, end before the keys, and the order takes no longer one', () => {
  const { services } = backend;
  const now = services.clock();
  const day = moscowDay(now);
  const lots = [...services.catalogue.snapshot.lots.values()].filter(isListed);
  const named = lots.filter(({ building }) => building.payments.includes('instalment'));
  expect(new Set(named.map(({ complex }) => complex.vendor))).toEqual(
    new Set(['kanal', 'zaliv', 'kolonnada']),
  );
  // Those whose keys are too near have none any more.
  const offered = named.filter((lot) => paymentKindsOn(lot, day).includes('instalment'));
  expect(offered.length).toBeGreaterThan(0);
  for (const lot of offered) {
    const { price, guid: lotGuid, building } = lot;
    const longest = instalmentOn(lot, day)?.months.max ?? 0;
    const keys = (building.handoverYear ?? 0) * 12 + (building.handoverQuarter ?? 0) * 3;
    const today = now.getFullYear() * 12 + now.getMonth() + 1;
    expect(today + longest + BEFORE_KEYS).toBeLessThanOrEqual(keys);
    const choose = (months: number, share = 30) =>
      checkPayment(
        services,
        { lotGuid, price },
        {
          kind: 'instalment',
          terms: { down_payment: Math.ceil((price * share) / 100), months },
        },
      );
    expect(() => choose(longest)).not.toThrow();
    expect(() => choose(longest + 3)).toThrow('Рассрочка');
    expect(() => choose(longest, 29)).toThrow('Первый взнос');
  }
});

test('the page of a flat names the longest instalment that its order takes, and of others none', async () => {
  const { services } = backend;
  const day = moscowDay(services.clock());
  const lots = [...services.catalogue.snapshot.lots.values()].filter(isListed);
  const byVendor = ['kanal', 'zaliv', 'kolonnada', 'loft', 'svetly'].map((vendor) =>
    lots.find(({ complex }) => complex.vendor === vendor),
  );
  for (const lot of byVendor) {
    if (!lot) throw new Error('a complex sells nothing');
    const { subvendor } = lot.building;
    const address = { vendor: lot.complex.vendor, subvendor, id: lot.id };
    const page = await ask(backend, getLot, address);
    expect(page.instalmentMonths).toBe(instalmentOn(lot, day)?.months.max);
  }
});

test('a completed house is sold without instalments, whatever its building says', () => {
  const lot = [...backend.services.catalogue.snapshot.lots.values()].find(
    ({ complex }) => complex.vendor === 'svetly',
  );
  if (!lot) throw new Error('no lot of a completed house');
  const building = { ...lot.building, payments: ['full' as const, 'instalment' as const] };
  expect(paymentKindsOn({ ...lot, building }, moscowDay(backend.services.clock()))).toEqual([
    'full',
  ]);
});

test('the filter counts the instalments that orders offer, also when a new day has ended some of them', async () => {
  let now = new Date('2026-11-30T12:00:00Z');
  const catalogue = await openCatalogue(backend.services.db, () => now);
  const found = () => catalogue.index.facets({ pay: ['instalment'] }).total;
  const offered = () =>
    [...catalogue.snapshot.lots.values()].filter(
      (lot) => isListed(lot) && paymentKindsOn(lot, moscowDay(now)).includes('instalment'),
    ).length;
  const before = offered();
  expect(found()).toBe(before);
  now = new Date('2027-08-01T12:00:00Z');
  expect(found()).toBe(offered());
  expect(found()).toBeLessThan(before);
  now = new Date('2030-01-01T12:00:00Z');
  expect(found()).toBe(0);
});

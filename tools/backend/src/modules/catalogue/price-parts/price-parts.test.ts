import { afterAll, beforeAll, expect, test } from 'vitest';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { hasPrice } from '../lot/to-lot-card.ts';
import { priceModel } from './price-models.ts';
import { toPriceParts } from './to-price-parts.ts';

let backend: TestBackend;
beforeAll(async () => (backend = await testBackend()));
afterAll(() => backend.close());

const snapshot = () => backend.services.catalogue.snapshot;

function flatWhere(fits: (lot: ReturnType<typeof all>[number]) => boolean) {
  const lot = all().find(fits);
  if (!lot) throw new Error('no such flat');
  return lot;
}
const all = () => [...snapshot().lots.values()];

test('the rows of every flat for sale make up its price', () => {
  const explained = all()
    .filter(hasPrice)
    .map((lot) => ({ lot, parts: toPriceParts(snapshot(), lot) }));
  expect(explained.length).toBeGreaterThan(1000);
  for (const { lot, parts } of explained) {
    if (parts.state !== 'explained') throw new Error(`${lot.id} is not explained`);
    const model = parts.parts.reduce((sum, one) => sum + one.sum, parts.base);
    expect(model).toBe(parts.model);
    expect(model + parts.rest + parts.discount).toBe(lot.price);
    expect(parts.discount).toBe(lot.price - (lot.oldPrice ?? lot.price));
    expect(parts.error).toBeLessThanOrEqual(5);
    expect(parts.near).toHaveLength(5);
  }
});

test('a visitor reads a price as a sum, beside sold and free flats of no price of a deal', async () => {
  const lot = flatWhere(({ status, oldPrice }) => status === 'free' && oldPrice !== null);
  const address = {
    ...{ vendor: lot.complex.vendor, subvendor: lot.building.subvendor, id: lot.id },
  };
  const { body } = await backend.visitor().get('Objects.GetPriceParts', address);
  expect(body.result).toMatchObject({ state: 'explained', price: lot.price });
  const { near } = body.result as { near: { status: string; pricePerMetre: number }[] };
  for (const { status, pricePerMetre } of near) {
    expect(status).not.toBe('closed');
    if (status === 'sold') expect(pricePerMetre % 100_000).toBe(0);
  }
});

test('nothing is told of a flat that is sold, nor of one at another address', async () => {
  const lot = flatWhere(({ status }) => status === 'sold');
  const address = { vendor: lot.complex.vendor, subvendor: lot.building.subvendor, id: lot.id };
  const visitor = backend.visitor();
  const { body } = await visitor.get('Objects.GetPriceParts', address);
  expect(body.result).toEqual({ state: 'silent', reason: 'sold' });
  const wrong = await visitor.get('Objects.GetPriceParts', { ...address, subvendor: 'korpus-99' });
  expect(wrong.status).toBe(404);
});

test('it is silent where the model is off by more than five per cent, or has too little to go by', () => {
  const lot = flatWhere(({ status, complex }) => status === 'free' && complex.vendor === 'kanal');
  const lots = [...snapshot().lots];
  const scaled: Snapshot = {
    ...snapshot(),
    // Each house at a level of its own: no house tells the price of another.
    lots: new Map(
      lots.map(([id, one]) => [
        id,
        { ...one, price: one.price * (1 + one.building.position / 2), oldPrice: null },
      ]),
    ),
  };
  expect(toPriceParts(scaled, lot)).toEqual({ state: 'silent', reason: 'inexact' });
  const few: Snapshot = {
    ...snapshot(),
    lots: new Map(lots.filter(([, one]) => one.buildingId === lot.buildingId)),
  };
  expect(toPriceParts(few, lot)).toEqual({ state: 'silent', reason: 'few' });
});

test('a model is fitted once a state of the catalogue', () => {
  const first = priceModel(snapshot(), 'kanal');
  expect(priceModel(snapshot(), 'kanal')).toBe(first);
  expect(priceModel({ ...snapshot() }, 'kanal')).not.toBe(first);
});

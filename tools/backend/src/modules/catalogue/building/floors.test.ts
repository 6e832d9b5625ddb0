import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getFloor, getLot } from '@m30/api';
import { testBackend, type TestBackend } from '../../../testing/test-backend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const floorAt = { vendor: 'kanal', subvendor: 'korpus-2', section: '1', floor: '4' };

async function ask(input: Record<string, string>) {
  const { status, body } = await backend.visitor().get('Objects.GetFloor', input);
  expect([status, body.message]).toEqual([200, undefined]);
  return v.parse(getFloor.result, body.result);
}

describe('a floor', () => {
  test('has all of its flats, those that are sold too, without their prices', async () => {
    const { flats } = await ask(floorAt);
    const { snapshot } = backend.services.catalogue;
    const there = [...snapshot.lots.values()].filter(
      ({ buildingId, section, floor }) =>
        buildingId === 'kanal/korpus-2' && section === 1 && floor === 4,
    );
    expect(flats.map(({ id }) => id).sort()).toEqual(there.map(({ id }) => id).sort());
    for (const { status, price } of flats) {
      expect(price === null).toBe(status === 'sold' || status === 'closed');
    }
  });

  test.each([
    { ...floorAt, floor: '40' },
    { ...floorAt, section: '9' },
    { ...floorAt, subvendor: 'korpus-99' },
    { ...floorAt, vendor: 'net' },
  ])('is not there: %o', async (input) => {
    const { status } = await backend.visitor().get('Objects.GetFloor', input);
    expect(status).toBe(404);
  });

  test('every floor of every flat is drawn', () => {
    const { snapshot } = backend.services.catalogue;
    const blind = [...snapshot.lots.values()].filter(
      ({ buildingId, section, floor }) =>
        !snapshot.content.floorPlans
          .get(buildingId)
          ?.some(
            (plan) =>
              plan.section === section && plan.firstFloor <= floor && floor <= plan.lastFloor,
          ),
    );
    expect(blind.map(({ id }) => id)).toEqual([]);
  });
});

test('the price history of a flat ends with its price of today', async () => {
  const { lots } = backend.services.catalogue.snapshot;
  const cheaper = [...lots.values()].find(({ oldPrice }) => oldPrice !== null);
  const { complex, building, id } = cheaper ?? expect.fail('no flat is cheaper now');
  const { body } = await backend
    .visitor()
    .get('Objects.GetLot', { vendor: complex.vendor, subvendor: building.subvendor, id });
  const { price, oldPrice, priceHistory } = v.parse(getLot.result, body.result);
  expect(priceHistory.slice(-2).map((row) => row.price)).toEqual([oldPrice, price]);
});

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { FINISHES } from '../../src/modules/estate/finish.ts';
import { complexes } from '../data/complexes/index.ts';
import { generateLots } from './lots.ts';
import { buildingId } from './names.ts';
import { readRawOutlines } from './outlines/outlines.ts';
import { pictureRows } from './objects.ts';
import { plans } from './plans.ts';

const lots = generateLots(complexes);
const count = (status: string) => lots.filter((lot) => lot.status === status).length;

/** `building/floor` of every floor with flats in it, as the pictures show them. */
const residential = new Set(
  pictureRows().flatMap(({ id, vendor }) =>
    (readRawOutlines(id)?.floors ?? [])
      .filter(({ kind }) => kind === 'residential')
      .map(({ building, group, floor }) => `${vendor} ${group ?? building} ${floor}`),
  ),
);

describe('the flats of the demo company', () => {
  test('are the same each time', () => {
    const hash = createHash('sha256').update(JSON.stringify(lots)).digest('hex');
    expect(generateLots(complexes)).toEqual(lots);
    expect(hash.slice(0, 16)).toMatchInlineSnapshot(`"e965fa1519a82980"`);
  });

  test('are about three thousand, two fifths of them free', () => {
    expect(lots.length).toBeGreaterThanOrEqual(2700);
    expect(lots.length).toBeLessThanOrEqual(3300);
    expect(count('free') / lots.length).toBeCloseTo(0.4, 1);
    for (const status of ['held', 'reserved']) {
      expect(count(status) / lots.length).toBeGreaterThan(0.035);
      expect(count(status) / lots.length).toBeLessThan(0.065);
    }
    expect(count('sold')).toBeGreaterThan(count('free'));
  });

  test('stand on the residential floors that the pictures show, on all of them but the base', () => {
    const used = new Set(
      complexes.flatMap((complex) =>
        complex.buildings.flatMap((building) =>
          lots
            .filter((lot) => lot.buildingId === buildingId(complex, building))
            .map(({ floor }) => `${complex.vendor} ${building.label} ${floor}`),
        ),
      ),
    );
    expect([...used].filter((floor) => !residential.has(floor))).toEqual([]);
    expect([...residential].filter((floor) => !used.has(floor))).toEqual(['zaliv Стилобат 2']);
  });

  test('use every flat type as it is drawn, and flipped too', () => {
    for (const mirrored of [false, true]) {
      const used = lots.filter((lot) => lot.mirrored === mirrored).map(({ planId }) => planId);
      expect(new Set(used)).toEqual(new Set(plans.keys()));
    }
  });

  test('are handed over in every way, with furniture too', () => {
    expect(new Set(lots.map(({ finish }) => finish))).toEqual(new Set(Object.keys(FINISHES)));
  });

  test('are numbered through each building without a gap', () => {
    for (const [, some] of Map.groupBy(lots, (lot) => lot.buildingId)) {
      expect(some.map(({ number }) => number)).toEqual(some.map((_, index) => index + 1));
      const places = some.map(({ section, floor }) => section * 100 + floor);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length);
    expect(new Set(lots.map(({ guid }) => guid)).size).toBe(lots.length);
  });

  test.each(complexes.map((complex) => [complex.name, complex] as const))(
    'of «%s» cost what a m² costs there, in whole hundreds of roubles',
    (_, { vendor, pricePerMetre: [from, to] }) => {
      for (const lot of lots.filter((one) => one.buildingId.startsWith(`${vendor}/`))) {
        const perMetre = lot.price / 100_000 / lot.area;
        expect(perMetre).toBeGreaterThanOrEqual(from - 0.01);
        expect(perMetre).toBeLessThanOrEqual(to + 0.01);
        expect(lot.price % 10_000).toBe(0);
      }
    },
  );

  test('are four or five per cent cheaper where there is an old price, and for sale', () => {
    const cheaper = lots.filter(({ oldPrice }) => oldPrice);
    expect(cheaper.length).toBeGreaterThan(50);
    for (const { price, oldPrice, status } of cheaper) {
      expect([4, 5]).toContain(Math.round((1 - price / (oldPrice ?? 0)) * 100));
      expect(['free', 'held']).toContain(status);
    }
  });

  test('are all closed in the phase whose sales have not started', () => {
    const phase = lots.filter((lot) => lot.buildingId === 'severny/korpus-2');
    expect(phase.length).toBeGreaterThan(0);
    expect(new Set(phase.map(({ status }) => status))).toEqual(new Set(['closed']));
  });
});

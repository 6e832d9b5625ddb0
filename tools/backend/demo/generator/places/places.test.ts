import { describe, expect, test } from 'vitest';
import { parkingSeeds } from '../../data/places/levels.ts';
import { composeLevel } from './level.ts';
import { UNIT } from './measure.ts';
import { generatePlaces } from './places.ts';

const { levels, lots, places } = generatePlaces();
const lotOf = new Map(lots.map((lot) => [lot.guid, lot]));

describe('the car parks of the demo company', () => {
  test('are the same each time, one for every complex, each of its own arrangement', () => {
    expect(generatePlaces()).toEqual({ levels, lots, places });
    expect(new Set(levels.map(({ vendor }) => vendor)).size).toBe(8);
    const drawings = levels.map(({ drawing }) => drawing.walls + drawing.rooms + drawing.columns);
    expect(new Set(drawings).size).toBe(levels.length);
  });

  test('have a lot for every place, with a number of its own in its building', () => {
    expect(places).toHaveLength(lots.length);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length);
    const numbers = lots.map(({ buildingId, kind, number }) => `${buildingId} ${kind} ${number}`);
    expect(new Set(numbers).size).toBe(lots.length);
    for (const { vendor } of parkingSeeds) {
      const labels = places
        .filter(({ levelId }) => levelId.startsWith(`${vendor}/`))
        .map(({ label }) => label);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('offer every size, chargers and rooms of 2.5 to 8 m²', () => {
    expect(new Set(places.map(({ size }) => size))).toEqual(
      new Set(['standard', 'large', 'family', 'motorcycle', null]),
    );
    expect(places.filter(({ charging }) => charging).length).toBeGreaterThan(50);
    const rooms = lots.filter(({ kind }) => kind === 'storage').map(({ area }) => area);
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(2.5);
    expect(Math.max(...rooms)).toBeLessThanOrEqual(8);
  });

  test('sell a place for 0.6 to 3 million, a large one for more than a motorcycle’s', () => {
    for (const { kind, price } of lots.filter((lot) => lot.kind === 'parking')) {
      expect([kind, price >= 60_000_000 && price <= 300_000_000]).toEqual([kind, true]);
    }
    for (const { price, area } of lots.filter(({ kind }) => kind === 'storage')) {
      expect(price / 100 / area).toBeGreaterThan(60_000);
      expect(price / 100 / area).toBeLessThan(220_000);
    }
  });
});

describe.each(levels.map((level) => [level.id, level] as const))('level %s', (id, level) => {
  const here = places.filter(({ levelId }) => levelId === id);
  const [left, top, width, height] = level.drawing.viewBox;

  test('holds every place within its walls', () => {
    expect(here.length).toBeGreaterThan(30);
    for (const { box } of here) {
      expect(box[0]).toBeGreaterThanOrEqual(0);
      expect(box[1]).toBeGreaterThanOrEqual(0);
      expect(box[0] + box[2]).toBeLessThanOrEqual(left + width);
      expect(box[1] + box[3]).toBeLessThanOrEqual(top + height);
    }
  });

  test('lets no two places overlap', () => {
    const overlaps = here.flatMap((one, at) =>
      here
        .slice(at + 1)
        .filter(
          (other) =>
            one.box[0] < other.box[0] + other.box[2] &&
            other.box[0] < one.box[0] + one.box[2] &&
            one.box[1] < other.box[1] + other.box[3] &&
            other.box[1] < one.box[1] + one.box[3],
        )
        .map((other) => `${one.label} ${other.label}`),
    );
    expect(overlaps).toEqual([]);
  });

  test('draws places as large as they are', () => {
    for (const { lotGuid, box, width: across, depth } of here) {
      expect(Math.abs(box[2] / UNIT - across)).toBeLessThan(0.12);
      expect(Math.abs(box[3] / UNIT - depth)).toBeLessThan(0.12);
      expect(lotOf.get(lotGuid)?.area).toBeCloseTo(across * depth, 0);
    }
  });
});

test('a level whose rows differ in length is refused', () => {
  const [parking] = parkingSeeds;
  if (!parking) throw new Error('no car park');
  const level = { level: -1, height: 2.3, rows: ['sss', 'ss'] };
  expect(() => composeLevel(parking, level)).toThrow('different lengths');
});

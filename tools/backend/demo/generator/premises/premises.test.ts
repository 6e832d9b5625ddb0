import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { complexes } from '../../data/complexes/index.ts';
import { premisesPlans } from '../../data/premises/plans.ts';
import { premisesSeeds } from '../../data/premises/premises.ts';
import { generateLots } from '../lots.ts';
import { pictureRows } from '../objects.ts';
import { readRawOutlines } from '../outlines/outlines.ts';
import { generatePremises } from './premises.ts';

const { lots, premises } = generatePremises();
const factsOf = new Map(premises.map((row) => [row.lotGuid, row]));

/** `vendor label` of the buildings whose ground floor the pictures show as commercial. */
const commercial = new Set(
  pictureRows().flatMap(({ id, vendor }) =>
    (readRawOutlines(id)?.floors ?? [])
      .filter(({ kind, floor }) => kind === 'commercial' && floor === 1)
      .map(({ building, group }) => `${vendor} ${group ?? building}`),
  ),
);

describe('the commercial premises of the demo company', () => {
  test('are the same each time, fifty to seventy, each with its facts', () => {
    expect(generatePremises()).toEqual({ lots, premises });
    expect(lots.length).toBeGreaterThanOrEqual(50);
    expect(lots.length).toBeLessThanOrEqual(70);
    expect(lots.every(({ guid }) => factsOf.has(guid))).toBe(true);
    expect(new Set(lots.map(({ id }) => id)).size).toBe(lots.length);
  });

  test('stand on floors without a flat, most of them seen in the pictures', () => {
    const flats = new Set(generateLots(complexes).map((lot) => `${lot.buildingId} ${lot.floor}`));
    expect(lots.filter((lot) => flats.has(`${lot.buildingId} ${lot.floor}`))).toEqual([]);
    const buildings = premisesSeeds.flatMap(({ vendor, buildings }) =>
      Object.keys(buildings).map((label) => `${vendor} ${label}`),
    );
    const unseen = buildings.filter((building) => !commercial.has(building));
    expect(unseen.length).toBeLessThan(buildings.length / 4);
  });

  test('are numbered through each building without a gap', () => {
    for (const [, some] of Map.groupBy(lots, (lot) => lot.buildingId)) {
      expect(some.map(({ number }) => number)).toEqual(some.map((_, index) => index + 1));
    }
  });

  test('use all drawings, plain and flipped, and have the area of theirs', () => {
    const used = new Set<string>();
    for (const { guid, area, mirrored } of lots) {
      const { drawing = '', labelledDrawing = '' } = factsOf.get(guid) ?? {};
      for (const path of [drawing, labelledDrawing]) {
        expect(existsSync(new URL(`../..${path}`, import.meta.url))).toBe(true);
      }
      const id = labelledDrawing.replace(/^.*\/|\.svg$/g, '');
      expect(premisesPlans[id]?.area).toBe(area);
      used.add(`${id} ${mirrored}`);
    }
    expect(used.size).toBe(Object.keys(premisesPlans).length * 2);
  });

  test.each(Object.entries(premisesPlans))('rooms of %s add up to its area', (_, plan) => {
    const rooms = plan.roomList.reduce((sum, { area }) => sum + area, 0);
    expect(rooms).toBeCloseTo(plan.area, 0);
  });

  test('cost what a m² costs in their complex, in whole ten thousands of roubles', () => {
    for (const { vendor, pricePerMetre } of premisesSeeds) {
      for (const lot of lots.filter(({ buildingId }) => buildingId.startsWith(`${vendor}/`))) {
        const perMetre = lot.price / 100_000 / lot.area;
        expect(perMetre).toBeGreaterThan(pricePerMetre[0] * 0.99);
        expect(perMetre).toBeLessThan(pricePerMetre[1] * 1.01);
        expect(lot.price % 1_000_000).toBe(0);
      }
    }
  });

  test('have power, ceilings and purposes within what is believable', () => {
    for (const { guid, ceiling } of lots) {
      const facts = factsOf.get(guid);
      expect(facts?.power).toBeGreaterThanOrEqual(15);
      expect(facts?.power).toBeLessThanOrEqual(80);
      expect(ceiling).toBeGreaterThanOrEqual(3.2);
      expect(ceiling).toBeLessThanOrEqual(4.5);
      expect(facts?.purposes.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('are not for sale before the sales of their phase', () => {
    const phase = lots.filter(({ buildingId }) => buildingId === 'severny/korpus-2');
    expect(new Set(phase.map(({ status }) => status))).toEqual(new Set(['closed']));
  });
});

import type { SceneWindow } from '@m30/scene';
import { describe, expect, it, test } from 'vitest';
import { placeWindows } from '../../../src/modules/catalogue/light/core/place-windows.ts';
import { complexes } from '../../data/complexes/index.ts';
import { floorPlanRows } from '../floor-plans.ts';
import { generateLots } from '../lots.ts';
import { buildingId } from '../names.ts';
import { plans } from '../plans.ts';
import { planRoomsOf } from './plan-rooms.ts';
import { sceneOf } from './scenes.ts';

const rows = floorPlanRows(complexes);
const lots = generateLots(complexes);
const rooms = new Map(
  [...plans.values()].map((plan) => [plan.id, planRoomsOf(plan.id, plan.roomList)]),
);
const SIDES: Readonly<Record<number, string>> = {
  0: 'север',
  90: 'восток',
  180: 'юг',
  270: 'запад',
};

/** Every flat of a complex with its rooms in the scene. */
function placedIn(vendor: string) {
  const complex = complexes.find((one) => one.vendor === vendor) as (typeof complexes)[number];
  const scene = sceneOf(vendor);
  return complex.buildings.flatMap((building) => {
    const id = buildingId(complex, building);
    const floors = rows.filter((row) => row.buildingId === id);
    const own = lots.filter((lot) => lot.buildingId === id);
    const byFloor = Map.groupBy(own, ({ section, floor }) => `${section} ${floor}`);
    return own.map((lot) => {
      const { section = 0, floor = 0 } = lot as { section?: number; floor?: number };
      const index = byFloor.get(`${section} ${floor}`)?.indexOf(lot) ?? -1;
      const house = { label: building.label, floors };
      const place = { section, floor, index };
      return { lot, placed: placeWindows(scene, house, place, (plan) => rooms.get(plan) ?? []) };
    });
  });
}

const windowsOf = (placed: ReturnType<typeof placeWindows>): SceneWindow[] =>
  placed?.flatMap(({ windows }) => windows) ?? [];

/** Flats of drawings in whose place the model has the joint of two buildings. */
const LOST: Readonly<Record<string, number>> = { kanal: 56, kolonnada: 18, loft: 8 };

describe.each(complexes.map(({ vendor }) => vendor))('windows of «%s»', (vendor) => {
  const flats = placedIn(vendor);
  const scene = sceneOf(vendor);

  it('are found, but where the model joins two buildings and the drawings have flats', () => {
    const lost = flats.filter(({ placed }) => !placed);
    expect(lost.length).toBe(LOST[vendor] ?? 0);
  });

  it('look where the flat is said to look', () => {
    for (const { lot, placed } of flats) {
      const seen = new Set(windowsOf(placed).map(({ facing }) => SIDES[facing]));
      if (!placed) continue;
      // A corner flat keeps one side where the next building stands against the other.
      expect([lot.id, lot.sides]).toEqual([lot.id, expect.arrayContaining([...seen])]);
    }
  });

  it('stand whole in the facade of their building, at the height of their floor', () => {
    for (const { lot, placed } of flats) {
      for (const { x, y, z, floor, facing, width } of windowsOf(placed)) {
        const host = scene.blocks.find(
          ({ x0, x1, y0, y1, z0, top, building }) =>
            building === lot.buildingId?.split('korpus-')[1] &&
            (facing % 180 === 0
              ? (y === y0 || y === y1) && x - width / 2 > x0 && x + width / 2 < x1
              : (x === x0 || x === x1) && y - width / 2 > y0 && y + width / 2 < y1) &&
            floor >= z0 &&
            z < top,
        );
        expect([lot.id, host === undefined]).toEqual([lot.id, false]);
      }
    }
  });

  it('of neighbouring flats do not overlap', () => {
    const byWall = Map.groupBy(
      flats.flatMap(({ placed }) => windowsOf(placed)),
      ({ facing, floor, x, y }) => [facing, floor, facing % 180 === 0 ? y : x].join(' '),
    );
    for (const [wall, windows] of byWall) {
      const along = windows
        .map(({ facing, x, y, width }) => ({ at: facing % 180 === 0 ? x : y, width }))
        .sort((one, other) => one.at - other.at);
      along.slice(1).forEach((next, index) => {
        const before = along[index] as (typeof along)[number];
        expect([wall, next.at - before.at >= (next.width + before.width) / 2 - 0.3]).toEqual([
          wall,
          true,
        ]);
      });
    }
  });
});

test('a window below a balcony has its slab above it, on the top floor there is none', () => {
  const flats = placedIn('kanal').filter(({ lot }) => lot.buildingId === 'kanal/korpus-3');
  const slabs = (floor: number) =>
    flats
      .filter(({ lot }) => lot.floor === floor)
      .flatMap(({ placed }) => windowsOf(placed).flatMap(({ projections }) => projections));
  expect(slabs(3).length).toBeGreaterThan(4);
  expect(slabs(8)).toEqual([]);
  for (const { below, depth } of slabs(3)) {
    expect(below).toBeCloseTo(3.15 - 0.2 - 0.8);
    expect(depth).toBeGreaterThan(1);
    expect(depth).toBeLessThan(2);
  }
});

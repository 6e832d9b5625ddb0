import type { SceneWindow } from '@m30/scene';
import { describe, expect, it, test } from 'vitest';
import { demoFlats, vendors, type DemoFlat } from '../../../../testing/light.ts';

const SIDES: Readonly<Record<number, string>> = {
  0: 'север',
  90: 'восток',
  180: 'юг',
  270: 'запад',
};

/** Flats of drawings in the place of all whose windows the model has the joint of two buildings. */
const LOST: Readonly<Record<string, number>> = { kanal: 28, kolonnada: 6 };

const windowsOf = ({ rooms }: DemoFlat): SceneWindow[] =>
  rooms?.flatMap(({ windows }) => windows) ?? [];

describe.each(vendors)('windows of «%s»', (vendor) => {
  const { scene, flats } = demoFlats(vendor);

  it('are found, but where the model joins two buildings and the drawings have flats', () => {
    expect(flats.length).toBeGreaterThan(100);
    expect(flats.every(({ rooms }) => rooms)).toBe(true);
    expect(flats.filter((flat) => windowsOf(flat).length === 0).length).toBe(LOST[vendor] ?? 0);
  });

  it('look where the flat is said to look', () => {
    for (const flat of flats.filter(({ rooms }) => rooms)) {
      const seen = [...new Set(windowsOf(flat).map(({ facing }) => SIDES[facing]))];
      // A corner flat keeps one side where the next building stands against the other.
      expect([flat.id, flat.sides]).toEqual([flat.id, expect.arrayContaining(seen)]);
    }
  });

  it('stand in the facade of their building, at the height of their floor', () => {
    for (const flat of flats) {
      for (const { x, y, z, floor, facing } of windowsOf(flat)) {
        const host = scene.blocks.find(
          ({ x0, x1, y0, y1, z0, top, building }) =>
            building === flat.building &&
            (facing % 180 === 0
              ? (y === y0 || y === y1) && x > x0 && x < x1
              : (x === x0 || x === x1) && y > y0 && y < y1) &&
            floor >= z0 &&
            z < top,
        );
        expect([flat.id, host === undefined]).toEqual([flat.id, false]);
      }
    }
  });

  it('of neighbouring flats stand beside each other in the order of the drawing', () => {
    const byWall = Map.groupBy(
      flats.flatMap((flat) => windowsOf(flat).map((window) => ({ ...window, flat: flat.id }))),
      ({ facing, floor, x, y }) => [facing, floor, facing % 180 === 0 ? y : x].join(' '),
    );
    for (const windows of byWall.values()) {
      const along = windows
        .map(({ facing, x, y, flat }) => ({ at: facing % 180 === 0 ? x : y, flat }))
        .sort((one, other) => one.at - other.at);
      // Windows of one flat stand together: its name comes once in the row.
      const names = along.map(({ flat }) => flat).filter((flat, at, all) => flat !== all[at - 1]);
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

test('a window below a balcony has its slab above it, on the top floor there is none', () => {
  const flats = demoFlats('kanal').flats.filter(({ building }) => building === '3');
  const slabs = (floor: number) =>
    flats
      .filter((flat) => flat.floor === floor)
      .flatMap((flat) => windowsOf(flat).flatMap(({ projections }) => projections));
  expect(slabs(3).length).toBeGreaterThan(4);
  expect(slabs(8)).toEqual([]);
  for (const { below, depth } of slabs(3)) {
    expect(below).toBeCloseTo(3.15 - 0.2 - 0.8);
    expect(depth).toBeGreaterThan(1);
    expect(depth).toBeLessThan(2);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseScene } from '../scene/parse-scene.ts';
import { scene } from '../scene/scene.fixture.ts';
import type { Block, Scene } from '../scene/scene.schema.ts';
import { hatchOf } from './cells.ts';
import { trianglesOf, type Surface } from './mesh.ts';
import { buildModel, modelTriangles } from './model.ts';

const DEMO = new URL('../../../../../tools/backend/demo/data/scenes/', import.meta.url);

function sceneOf(name: string): Scene {
  const parsed = parseScene(JSON.parse(readFileSync(new URL(name, DEMO), 'utf8')));
  if (!parsed.ok) throw new Error(parsed.faults.join('\n'));
  return parsed.scene;
}

const demo = readdirSync(DEMO)
  .filter((name) => name.endsWith('.json'))
  .map((name) => [name.replace('.json', ''), sceneOf(name)] as const);

const block: Block = {
  ...{ building: '1', part: '1', x0: 0, y0: 0, x1: 12, y1: 9, z0: 0, top: 9 },
  ...{ groundHeight: 0, storeyHeight: 3, storeys: 3, firstStorey: 1, parapet: 0, gable: 0 },
};
const only = (change: Partial<Block>): Scene => ({
  ...{ complex: 'one', coordinate: [60, 30], neighbours: [], water: [], trees: [] },
  blocks: [{ ...block, ...change }],
});

/** Least and greatest of a coordinate of a surface. */
function range({ positions }: Surface, axis: 0 | 1 | 2): [number, number] {
  const all = positions.filter((_, index) => index % 3 === axis);
  return [Math.min(...all), Math.max(...all)];
}

describe('a box', () => {
  test.each([
    ['without windows: four walls and a lid', { pattern: {} }, 10, 0],
    [
      'with a parapet: a rim and its inner side besides',
      { pattern: {}, parapet: 1, top: 9 },
      26,
      0,
    ],
    ['with a pitched roof: two slopes, two ends', { pattern: {}, gable: 4 }, 14, 0],
    ['with one window a bay', { pattern: { S: 'w' }, bay: 3.6 }, 10, 2 * 3 * 3],
    ['with a double window', { pattern: { S: 'd' }, bay: 3.6 }, 10, 2 * 2 * 3 * 3],
    ['with blind bays', { pattern: { S: 'xp' }, bay: 3.6 }, 10, 0],
    ['with a balcony a bay: seven pieces each', { pattern: { S: 'b' }, bay: 3.6 }, 10 + 14 * 9, 18],
  ])('%s', (_, change, own, glass) => {
    const { surfaces } = buildModel(only(change));
    expect(trianglesOf(surfaces.own)).toBe(own);
    expect(trianglesOf(surfaces.glass)).toBe(glass);
  });

  test('whose bays nobody has drawn has windows on all sides', () => {
    const { surfaces } = buildModel(only({}));
    expect(trianglesOf(surfaces.glass)).toBe(2 * 3 * (3 + 2 + 3 + 2));
  });

  test('has no windows where another box stands before its wall', () => {
    const beside = { ...block, building: '2', part: '2', x0: 12, x1: 24 };
    const { surfaces } = buildModel({ ...only({}), blocks: [block, beside] });
    expect(trianglesOf(surfaces.glass)).toBe(2 * 2 * 3 * (3 + 3 + 2));
  });

  test('reaches from its foot to its ridge', () => {
    const { surfaces, top } = buildModel(only({ gable: 4 }));
    expect([range(surfaces.own, 0), range(surfaces.own, 1), range(surfaces.own, 2)]).toEqual([
      [0, 12],
      [0, 9],
      [0, 13],
    ]);
    expect(top).toBe(13);
  });
});

test('walls look out of the box', () => {
  const { positions, normals } = buildModel(only({ pattern: {} })).surfaces.own;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [0, 1, 2].map((axis) => positions[at + axis] as number) as [
      number,
      number,
      number,
    ];
    const [nx, ny, nz] = [0, 1, 2].map((axis) => normals[at + axis] as number) as [
      number,
      number,
      number,
    ];
    expect((x - 6) * nx + (y - 4.5) * ny + (z - 4.5) * nz).toBeGreaterThan(0);
  }
});

test('labels stand over the highest roof of each building', () => {
  expect(buildModel(scene).labels).toEqual([
    { building: '1', at: [-15, 7.5, 29.4] },
    { building: '2', at: [16, 9, 14] },
  ]);
});

test('neighbours and water end at the edge of the board, shadows come from beyond', () => {
  const { surfaces, board, lines } = buildModel(scene);
  for (const surface of [surfaces.water, surfaces.around]) {
    const [west, east] = range(surface, 0);
    const [south, north] = range(surface, 1);
    expect(west).toBeGreaterThanOrEqual(board.x0);
    expect(east).toBeLessThanOrEqual(board.x1);
    expect(south).toBeGreaterThanOrEqual(board.y0);
    expect(north).toBeLessThanOrEqual(board.y1);
  }
  expect(range(surfaces.offstage, 1)[0]).toBe(-90);
  expect(lines.shore.length).toBeGreaterThan(0);
});

describe('cells of flats', () => {
  const flat = { id: 'a', building: '1', floor: 2, facades: [{ facing: 180, from: 0, to: 0.5 }] };

  test('lie on the facade, a storey high less the gaps', () => {
    const [cell] = buildModel(only({}), [flat]).cells;
    const places = cell?.corners.map((corner) => corner.map((value) => Number(value.toFixed(2))));
    expect(places).toEqual([
      [0.16, -0.03, 3.16],
      [5.84, -0.03, 3.16],
      [5.84, -0.03, 5.84],
      [0.16, -0.03, 5.84],
    ]);
  });

  test('are left out on a floor that the scene has not, and where they would be a sliver', () => {
    const sliver = { ...flat, facades: [{ facing: 180, from: 0, to: 0.05 }] };
    expect(buildModel(only({}), [{ ...flat, floor: 9 }, sliver]).cells).toEqual([]);
  });

  test.each(['level', 'rising'] as const)('keep a %s hatch within themselves', (kind) => {
    const [cell] = buildModel(only({}), [flat]).cells;
    const strokes = cell ? hatchOf(cell, kind) : [];
    expect(strokes.length).toBeGreaterThan(2);
    for (const [x, , z] of strokes.flat()) {
      expect(x).toBeGreaterThanOrEqual(0.159);
      expect(x).toBeLessThanOrEqual(5.841);
      expect(z).toBeGreaterThanOrEqual(3.159);
      expect(z).toBeLessThanOrEqual(5.841);
    }
  });
});

test.each(demo)('«%s» is a model within its bounds', (_, complex) => {
  const model = buildModel(complex);
  const triangles = modelTriangles(model);
  expect(triangles).toBeGreaterThan(1_000);
  expect(triangles).toBeLessThan(100_000);
  for (const { positions, normals, tones } of Object.values(model.surfaces)) {
    expect(normals).toHaveLength(positions.length);
    expect(tones.length * 3).toBe(positions.length);
    expect(positions.every(Number.isFinite) && normals.every(Number.isFinite)).toBe(true);
  }
  const named = new Set(complex.blocks.flatMap(({ building }) => building ?? []));
  expect(new Set(model.labels.map(({ building }) => building))).toEqual(named);
});

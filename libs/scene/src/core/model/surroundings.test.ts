import { expect, test } from 'vitest';
import { scene } from '../scene/scene.fixture.ts';
import { buildModel, modelTriangles } from './model.ts';
import { buildSurroundings } from './surroundings.ts';

const window = {
  ...{ x: -15, y: 0, z: 5.3, floor: 4.5, facing: 180, width: 1.7, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};
const around = buildSurroundings(scene, window);

test('what is around a window has the ground to the horizon and no board', () => {
  expect(around.board.x1 - around.board.x0).toBeGreaterThan(5_000);
  expect(around.surfaces.zebra.tones).toHaveLength(0);
  expect(around.surfaces.side.tones).toHaveLength(0);
  expect(modelTriangles(around)).toBeGreaterThan(0);
});

test('trees behind the wall are left out, those before it are there', () => {
  const behind = around.crowns.filter(({ y, radius }) => y > 12 + radius);
  expect(behind).toEqual([]);
  expect(around.crowns.length).toBe(scene.trees.filter(([, , y]) => y < 12).length);
});

test('houses around have windows on the walls that the eye sees, which those on a board have not', () => {
  const panes = (shown: typeof around) => shown.surfaces.glass.tones.length;
  const alone = { ...scene, neighbours: [] };
  expect(panes(around)).toBeGreaterThan(panes(buildSurroundings(alone, window)));
  expect(panes(buildModel(scene))).toBe(panes(buildModel(alone)));
});

test('a house that is turned over has its windows on the same walls', () => {
  const ring = [
    [-10, -60],
    [10, -60],
    [10, -40],
    [-10, -40],
  ] as const;
  const panes = (corners: readonly (readonly [number, number])[]) =>
    buildSurroundings(
      { ...scene, neighbours: [{ rings: [corners], base: 0, top: 20 }] } as typeof scene,
      window,
    ).surfaces.glass.tones.length;
  expect(panes(ring.toReversed())).toBe(panes(ring));
});

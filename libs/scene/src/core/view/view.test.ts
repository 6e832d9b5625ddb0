import { describe, expect, it } from 'vitest';
import { geometryOf } from '../geometry/geometry.ts';
import { scene } from '../scene/scene.fixture.ts';
import type { Scene } from '../scene/scene.schema.ts';
import type { SceneWindow } from '../window/window.ts';
import { landmarksFrom } from './landmark.ts';
import { viewOf } from './view.ts';

const WINDOW: SceneWindow = {
  x: 0,
  y: 0,
  z: 20.8,
  floor: 20,
  facing: 180,
  width: 1.7,
  height: 1.6,
  reveal: 0.14,
  wall: 0.34,
  projections: [],
};
const place = (change: Partial<Scene>): Scene => ({
  ...scene,
  blocks: [],
  neighbours: [],
  water: [],
  trees: [],
  ...change,
});
const view = (change: Partial<Scene>, window = WINDOW) => viewOf(geometryOf(place(change)), window);

const SEA: Scene['water'] = [
  [
    [-30_000, -30_000],
    [30_000, -30_000],
    [30_000, -1],
    [-30_000, -1],
  ] as [number, number][],
];

describe('a view', () => {
  it('of nothing is half sky and half ground', () => {
    expect(view({}).shares).toEqual({ sky: 0.5, ground: 0.5, house: 0, green: 0, water: 0 });
    expect(view({}).opposite).toBeNull();
  });

  it('of the sea is water below the horizon', () => {
    expect(view({ water: SEA }).shares).toMatchObject({ sky: 0.5, water: 0.5, ground: 0 });
  });

  it('of a wall is a wall, as far away as it stands', () => {
    const wall = view({ neighbours: [[-100, -30, 100, -25, 60]], water: SEA });
    expect(wall.shares).toMatchObject({ sky: 0 });
    expect(wall.shares.house).toBeGreaterThan(0.8);
    expect(wall.opposite?.distance).toBeCloseTo(25, 1);
  });

  it('over a low house has none opposite', () => {
    const { shares, opposite, nearest } = view({ neighbours: [[-100, -60, 100, -50, 9]] });
    expect(shares.house).toBeGreaterThan(0.05);
    expect(opposite).toBeNull();
    // The roof is seen, its edge towards the window is below the picture or in it.
    expect(nearest?.distance).toBeGreaterThan(49.9);
    expect(nearest?.distance).toBeLessThan(53);
    expect(nearest?.rise).toBeCloseTo(9 - 21.6);
  });

  it('of trees is green, and shares add up', () => {
    const { shares } = view({ trees: [['broad', 0, -15, 3]], water: SEA });
    expect(shares.green).toBeGreaterThan(0.02);
    expect(Object.values(shares).reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });

  it('shows more water from a higher floor behind a house', () => {
    const house: Partial<Scene> = { neighbours: [[-200, -60, 200, -50, 25]], water: SEA };
    const [low, high] = [20, 60].map((floor) => view(house, { ...WINDOW, floor, z: floor + 0.8 }));
    expect(low?.shares.water).toBeLessThan(high?.shares.water as number);
  });
});

describe('landmarks', () => {
  const TOWER = {
    name: 'Башня',
    // 1,114 m to the south.
    coordinate: [59.901, 30.356] as [number, number],
    height: 120,
    source: 'пример',
  };
  const seen = (change: Partial<Scene>, window = WINDOW) =>
    landmarksFrom(geometryOf(place(change)), scene.coordinate, window, [TOWER]);

  it('are seen over what is low and by their bearing', () => {
    const [tower] = seen({ neighbours: [[-50, -60, 50, -50, 21]] });
    expect(tower).toMatchObject({ name: 'Башня' });
    expect(tower?.bearing).toBeCloseTo(180, 5);
    expect(tower?.distance).toBeCloseTo(1_114, -1);
  });

  it('are not seen through a house, nor behind the back', () => {
    expect(seen({ neighbours: [[-50, -60, 50, -50, 40]] })).toEqual([]);
    expect(seen({}, { ...WINDOW, facing: 0 })).toEqual([]);
  });

  it('sink behind the curve of the earth', () => {
    const far = { ...TOWER, coordinate: [59.411, 30.356] as [number, number], height: 60 };
    const behind = (height: number) =>
      landmarksFrom(
        geometryOf(place({ neighbours: [[-50, -3_000, 50, -2_990, 20]] })),
        scene.coordinate,
        WINDOW,
        [{ ...far, height }],
      );
    expect(behind(60)).toEqual([]);
    expect(behind(400)).toHaveLength(1);
  });
});

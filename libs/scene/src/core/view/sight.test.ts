import { describe, expect, test } from 'vitest';
import { geometryOf } from '../geometry/geometry.ts';
import type { Scene } from '../scene/scene.schema.ts';
import { sightsOf } from './sight.ts';

/** A house 60 m to the south, water to the south-west, looked at from the fourth floor. */
const scene: Scene = {
  complex: 'river',
  coordinate: [59.9, 30.3],
  blocks: [],
  neighbours: [[-20, -80, 60, -60, 40]],
  water: [
    [
      [-400, -400],
      [-60, -400],
      [-60, -20],
      [-400, -20],
    ],
  ],
  trees: [],
};
const window = {
  ...{ x: 0, y: 0, z: 13, floor: 12.2, facing: 180, width: 1.7, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};
const sightAt = sightsOf(geometryOf(scene), window);

describe('a look aside', () => {
  test('sees the house straight out, as far as it stands', () => {
    const { shares, house } = sightAt(180);
    expect(house).toBeCloseTo(60, 0);
    expect(shares.house).toBeGreaterThan(0.4);
    expect(shares.water).toBe(0);
  });

  test('sees the water where it is, and no house', () => {
    const { shares, house } = sightAt(235);
    expect(house).toBeNull();
    expect(shares.water).toBeGreaterThan(0.1);
  });

  test.each([180, 200, 235, 262])('at %i° is one whole', (azimuth) => {
    const { shares } = sightAt(azimuth);
    expect(Object.values(shares).reduce((sum, one) => sum + one)).toBeCloseTo(1);
  });

  test('into the wall sees nothing', () => {
    expect(Object.values(sightAt(0).shares)).toEqual([0, 0, 0, 0, 0]);
  });
});

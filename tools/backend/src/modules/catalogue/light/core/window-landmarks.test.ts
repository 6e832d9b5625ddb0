import { geometryOf, type Landmark, type Scene } from '@m30/scene';
import { expect, it } from 'vitest';
import { demoFlats } from '../../../../testing/light.ts';
import { windowLandmarks } from './window-landmarks.ts';

const window = {
  ...{ x: 0, y: 0, z: 20.8, floor: 20, facing: 180, width: 1.7, height: 1.6 },
  ...{ reveal: 0.14, wall: 0.34, projections: [] },
};
const tower = (change: Partial<Landmark> = {}): Landmark => ({
  name: 'Башня',
  // 11.1 km to the south.
  coordinate: [59.811, 30.356],
  height: 400,
  source: 'пример',
  ...change,
});
const seen = (landmark: Landmark, neighbours: Scene['neighbours'] = []) => {
  const scene: Scene = {
    ...{ complex: 'river', coordinate: [59.911, 30.356], landmarks: [landmark] },
    ...{ blocks: [], neighbours, water: [], trees: [] },
  };
  return windowLandmarks(geometryOf(scene), scene, window);
};

it('names what stands above all that is known, with whole degrees and hundreds of metres', () => {
  expect(seen(tower())).toEqual([{ name: 'Башня', bearing: 180, distance: 11_100 }]);
});

it.each([
  ['lower than the roofs at the end of the scene', tower({ height: 90 }), [[-90, 20, 90, 40, 30]]],
  ['behind a house', tower(), [[-90, -60, 90, -50, 60]]],
  ['beside the picture', tower({ coordinate: [59.911, 30.456] }), []],
  ['behind the back', tower({ coordinate: [60.01, 30.356] }), []],
] satisfies [string, Landmark, Scene['neighbours']][])(
  'leaves out what is %s',
  (_, landmark, houses) => {
    expect(seen(landmark, houses)).toEqual([]);
  },
);

it('has a source for the place and the height of each landmark of the demo', () => {
  const { scene } = demoFlats('zaliv');
  expect(scene.landmarks?.length).toBeGreaterThan(2);
  for (const { source } of scene.landmarks ?? []) {
    expect(source).toMatch(/^место: .+; высота: .+, прочитано \d\d\.\d\d\.20\d\d$/);
  }
});

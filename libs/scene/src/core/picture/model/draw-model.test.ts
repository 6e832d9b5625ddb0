import { expect, test } from 'vitest';
import { geometryOf } from '../../geometry/geometry.ts';
import { buildModel } from '../../model/model.ts';
import { rgbOf, MODEL_PALETTE } from '../../model/model-palette.ts';
import { firstView, halfSize, projected } from '../../model/model-view.ts';
import type { Vertex } from '../../model/mesh.ts';
import { scene } from '../../scene/scene.fixture.ts';
import { drawModel } from './draw-model.ts';

const model = buildModel(scene);
const geometry = geometryOf(scene);
const size = { width: 540, height: 400 };
const sun = { azimuth: 150, altitude: 45 };
const drawn = drawModel(model, geometry, { ...size, sun });

/** Colour of a place of the scene, 0…255. */
function colourAt(place: Vertex, pixels = drawn): number[] {
  const view = firstView(model);
  const [right, up] = projected(place, view, halfSize(model, view, size.width / size.height));
  const column = Math.floor(((right + 1) / 2) * size.width);
  const row = Math.floor(((1 - up) / 2) * size.height);
  return [...pixels.subarray((row * size.width + column) * 3, (row * size.width + column) * 3 + 3)];
}

test('around the board is the table', () => {
  expect([...drawn.subarray(0, 3)]).toEqual(
    rgbOf(MODEL_PALETTE.table).map((one) => Math.round(one * 255)),
  );
});

test('a roof in the sun is white, the ground behind its house is in the shade', () => {
  const [roof, shaded] = [colourAt([-20, 5, 28.5]), colourAt([-33, 20, 0])];
  expect(Math.min(...roof)).toBeGreaterThan(240);
  expect(Math.max(...shaded)).toBeLessThan(235);
});

test('before sunrise nothing has a shadow of its own', () => {
  const night = drawModel(model, geometry, { ...size, sun: { azimuth: 40, altitude: -10 } });
  expect(colourAt([-20, -25, 0], night)).toEqual(colourAt([-10, -26, 0], night));
});

test('water is bluer than paper', () => {
  const [red, , blue] = colourAt([5, -31.2, 0]);
  expect((blue as number) - (red as number)).toBeGreaterThan(15);
});

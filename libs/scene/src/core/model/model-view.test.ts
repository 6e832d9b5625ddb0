import { expect, test } from 'vitest';
import { scene } from '../scene/scene.fixture.ts';
import { buildModel } from './model.ts';
import { axesOf, firstView, halfSize, moved, projected, turned, zoomed } from './model-view.ts';

const model = buildModel(scene);
const view = firstView(model);

test.each([
  ['to the right', 30, 0, 244, 33],
  ['past the north', 200, 0, 54, 33],
  ['to the left past the north', -220, 0, 354, 33],
  ['upwards, never overhead', 0, 90, 214, 85],
  ['downwards, never below the roofs', 0, -90, 214, 10],
])('a view turns %s', (_, azimuth, altitude, toAzimuth, toAltitude) => {
  const { azimuth: at, altitude: above } = turned(view, azimuth, altitude);
  expect([at, above]).toEqual([toAzimuth, toAltitude]);
});

test('a view comes closer within bounds', () => {
  expect([zoomed(view, 2).zoom, zoomed(view, 100).zoom, zoomed(view, 0.01).zoom]).toEqual([
    2, 8, 0.8,
  ]);
});

test('the axes of a picture stand upright on each other, whatever it shows', () => {
  for (const azimuth of [0, 33, 180, 301]) {
    for (const altitude of [10, 33, 85]) {
      const { right, up, out } = axesOf({ azimuth, altitude });
      const dot = (a: readonly number[], b: readonly number[]) =>
        a.reduce((sum, value, axis) => sum + value * (b[axis] as number), 0);
      const found = [dot(right, up), dot(up, out), dot(out, right), dot(up, up), dot(out, out)];
      for (const [index, value] of [0, 0, 0, 1, 1].entries())
        expect(found[index]).toBeCloseTo(value);
    }
  }
});

test('from the south, east is to the right and what is higher is higher', () => {
  const south = { ...view, azimuth: 180 };
  const half = halfSize(model, south, 1.4);
  const [x, y, z] = south.target;
  expect(projected(south.target, south, half)).toEqual([0, 0]);
  expect(projected([x + 10, y, z], south, half)[0]).toBeGreaterThan(0);
  expect(projected([x, y, z + 10], south, half)[1]).toBeGreaterThan(0);
  expect(projected([x, y + 10, z], south, half)[1]).toBeGreaterThan(0);
});

test('every house is in the picture from all sides, on a desk and on a phone', () => {
  for (const aspect of [1.6, 0.9]) {
    for (let azimuth = 0; azimuth < 360; azimuth += 30) {
      const from = turned(view, azimuth);
      const half = halfSize(model, from, aspect);
      for (const { x0, y0, x1, y1, top } of scene.blocks) {
        for (const corner of [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ] as const) {
          const [right, up] = projected([...corner, top], from, half);
          expect(Math.abs(right)).toBeLessThan(1);
          expect(Math.abs(up)).toBeLessThan(1);
        }
      }
    }
  }
});

test('the corners of the board are in a picture of a desk, from all sides', () => {
  const { x0, y0, x1, y1 } = model.board;
  for (const aspect of [1.3, 1.6]) {
    for (let azimuth = 0; azimuth < 360; azimuth += 10) {
      const from = turned(view, azimuth);
      const half = halfSize(model, from, aspect);
      for (const corner of [
        [x0, y0, 0],
        [x1, y0, 0],
        [x1, y1, 0],
        [x0, y1, 0],
      ] as const) {
        const place = projected([...corner], from, half);
        for (const at of place) expect(Math.abs(at)).toBeLessThan(1);
      }
    }
  }
});

test('the middle of a picture stays on the board', () => {
  const { target } = moved(view, model, 10_000, 10_000);
  const { x0, x1, y0, y1 } = model.board;
  expect(target[0] >= x0 && target[0] <= x1 && target[1] >= y0 && target[1] <= y1).toBe(true);
});

import { describe, expect, test, vi } from 'vitest';
import { buildModel } from '../core/model/model.ts';
import { scene } from '../core/scene/scene.fixture.ts';
import { keyGesture } from './gestures.ts';
import { ringsOf } from './mark.ts';
import { storeyAt } from './pick.ts';

const model = buildModel(scene, [
  {
    id: 'a',
    building: '1',
    floor: 2,
    facades: [
      { facing: 180, from: 0, to: 0.5 },
      { facing: 270, from: 0, to: 1 },
    ],
  },
]);

const targets = () => ({
  turn: vi.fn(),
  zoom: vi.fn(),
  move: vi.fn(),
  hover: vi.fn(),
  choose: vi.fn(),
});

test.each([
  ['ArrowLeft', false, 'turn', [15, 0]],
  ['ArrowUp', false, 'turn', [-0, 15]],
  ['ArrowRight', true, 'move', [-40, 0]],
  ['+', true, 'zoom', [1.25]],
  ['-', false, 'zoom', [0.8]],
] as const)('the key %s (Shift: %s) asks to %s', (key, shiftKey, name, asked) => {
  const to = targets();
  expect(keyGesture({ key, shiftKey }, to)).toBe(true);
  expect(to[name]).toHaveBeenCalledWith(...asked);
});

test('other keys are left to the page', () => {
  expect(keyGesture({ key: 'Tab', shiftKey: false }, targets())).toBe(false);
});

describe('what is pointed at', () => {
  test.each([
    ['a wall', [-15, 0, 6], { kind: 'storey', building: '1', floor: 2 }],
    ['the ground storey', [-15, 0, 2], { kind: 'storey', building: '1', floor: 1 }],
    ['a balcony before it', [-15, -1.2, 9], { kind: 'storey', building: '1', floor: 3 }],
    ['a flat roof', [-15, 7, 28.5], { kind: 'storey', building: '1', floor: 9 }],
    ['a pitched roof', [16, 9, 13], { kind: 'storey', building: '2', floor: 3 }],
    ['the yard', [-15, -20, 0], null],
  ])('%s', (_, [x, y, z], found) => {
    expect(storeyAt(model, { x: x as number, y: y as number, z: z as number })).toEqual(found);
  });
});

describe('a mark', () => {
  test('of a flat goes around each of its cells', () => {
    expect(ringsOf(model, { kind: 'flat', flat: 0 })).toHaveLength(2);
  });

  test('of a storey is a band as high as it', () => {
    const heights = ringsOf(model, { kind: 'storey', building: '1', floor: 2 })
      .flat()
      .map(([, , z]) => z);
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([4.5, 7.5]);
  });

  test('of a storey that the house has not is empty', () => {
    expect(ringsOf(model, { kind: 'storey', building: '2', floor: 7 })).toEqual([]);
  });
});

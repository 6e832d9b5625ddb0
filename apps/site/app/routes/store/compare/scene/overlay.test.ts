import { expect, test } from 'vitest';
import { comparedFlat } from '../../../../store/compare/compare.fixture.ts';
import { isPlanned, overlay, type PlannedFlat } from './overlay.ts';

const planned = (width: number, height: number, corner: [number, number]): PlannedFlat => {
  const size = (upright: boolean, from: number) => ({
    ...{ upright, from, length: 3, to: from + 3, across: 0 },
  });
  const flat = comparedFlat({
    planSheet: {
      ...{ walls: 'w.svg', furniture: 'f.svg', width, height, rooms: [], north: null },
      sizes: [size(false, corner[0]), size(true, corner[1])],
    },
  });
  if (!isPlanned(flat)) throw new Error('the flat has no plan');
  return flat;
};

test('both plans have one scale, and the corners of their facades are one point', () => {
  const flats = [planned(8, 10, [1, 2]), planned(12, 9, [1.5, 1])] as const;
  const { width, height, layers } = overlay(flats);
  expect([width, height]).toEqual([12, 10]);
  const corners = layers.map(({ left, top }, index) => {
    const [x, y] = index === 0 ? [1, 2] : [1.5, 1];
    return [(left / 100) * width + x, (top / 100) * height + y];
  });
  expect(corners[0]).toEqual(corners[1]);
  expect(layers.map((layer) => Math.round((layer.width / 100) * width))).toEqual([8, 12]);
});

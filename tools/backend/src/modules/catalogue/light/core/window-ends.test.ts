import { expect, it } from 'vitest';
import { windowEnds } from './window-ends.ts';

const rooms = [
  { name: 'Лоджия', box: [1, 0.2, 2, 1] as const },
  { name: 'Гостиная', box: [0.5, 1.5, 4, 5] as const },
  { name: 'Спальня', box: [4.6, 1.5, 3, 5] as const },
];
const planRooms = [
  { name: 'Гостиная', living: true, windows: [{ wall: 'front' as const, offset: 2, width: 1.8 }] },
  { name: 'Спальня', living: true, windows: [{ wall: 'right' as const, offset: 2, width: 1 }] },
];

it('finds windows on the inner face of their walls', () => {
  expect(windowEnds({ rooms }, planRooms, false)).toEqual([
    [
      [
        [1.6, 1.5],
        [3.4, 1.5],
      ],
    ],
    [
      [
        [7.6, 3],
        [7.6, 4],
      ],
    ],
  ]);
});

it('finds them on the other side of a mirrored plan', () => {
  expect(windowEnds({ rooms }, planRooms, true)).toEqual([
    [
      [
        [6.5, 1.5],
        [4.7, 1.5],
      ],
    ],
    [
      [
        [0.5, 3],
        [0.5, 4],
      ],
    ],
  ]);
});

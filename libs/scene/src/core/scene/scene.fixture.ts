import type { Scene } from './scene.schema.ts';

/** Two houses of a complex by a river, one opposite, and two trees. */
export const scene: Scene = {
  complex: 'river',
  coordinate: [59.911, 30.356],
  blocks: [
    {
      building: '1',
      part: '1',
      x0: -30,
      y0: 0,
      x1: 0,
      y1: 15,
      z0: 0,
      groundHeight: 4.5,
      storeyHeight: 3,
      storeys: 8,
      firstStorey: 2,
      parapet: 0.9,
      gable: 0,
      top: 28.5,
    },
    {
      building: '2',
      part: '2',
      x0: 10,
      y0: 0,
      x1: 22,
      y1: 18,
      z0: 0,
      groundHeight: 0,
      storeyHeight: 3,
      storeys: 3,
      firstStorey: 1,
      parapet: 0,
      gable: 5,
      top: 9,
    },
  ],
  neighbours: [
    [-40, -90, 20, -75, 21],
    {
      name: 'школа',
      rings: [
        [
          [60, 0],
          [90, 10],
          [80, 40],
          [55, 30],
        ],
      ],
      base: 0,
      top: 12,
    },
  ],
  water: [
    [
      [-500, -60],
      [500, -60],
      [500, -30],
      [-500, -30],
    ],
  ],
  trees: [
    ['broad', -15, -12, 1],
    ['pine', 30, -10, 1.1],
  ],
};

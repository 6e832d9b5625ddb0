import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './light.methods.ts';

const address = { vendor: 'zaliv', subvendor: 'korpus-2', id: 'z2-130' };

export const lightExamples: ExamplesOf<typeof methods> = {
  'Objects.GetLight': [
    {
      name: 'a bedroom over the bay',
      input: { ...address, days: 'all' },
      result: {
        state: 'ready',
        model: '/media/models/0f3c9a1b2d/zaliv.json',
        year: 2027,
        coordinate: [59.933, 30.206],
        utcOffset: 180,
        north: 180,
        rooms: [
          {
            name: 'Мастер-спальня',
            living: true,
            windows: [
              {
                ends: null,
                facing: 180,
                place: {
                  ...{ x: 42.6, y: 13.5, z: 57.5, floor: 56.7 },
                  ...{ width: 1.8, height: 1.6, reveal: 0.14, wall: 0.34 },
                },
                days: [],
                picture: '/media/views/0f3c9a1b2d/z2-130_00.webp',
                hour: 10,
                view: {
                  ...{ sky: 49, water: 41, green: 0, house: 0, ground: 10 },
                  ...{ eyes: 58.3, nearest: null, landmarks: [] },
                },
              },
            ],
            months: [327, 443, 600, 567, 512, 487, 502, 552, 592, 489, 341, 269],
            seasons: [
              [482, 1090],
              [569, 1061],
              [466, 1077],
              [601, 953],
            ],
            norm: { longest: 565, total: 565, met: true },
            view: { sky: 49, water: 41, green: 0 },
            opposite: null,
            shades: [
              {
                whose: 'around',
                building: null,
                height: 23.1,
                distance: 65,
                azimuth: 204,
                months: [11, 12, 1],
                most: 56,
              },
            ],
          },
        ],
        norm: { needed: 1, sunny: 1, met: true },
      },
    },
    {
      name: 'a flat that waits for its figures',
      input: { vendor: 'kanal', subvendor: 'korpus-2', id: 'k2-23' },
      result: { state: 'waiting' },
    },
  ],
};

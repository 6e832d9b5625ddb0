import type { MethodExample } from '../../../core/define-method.ts';
import { kanalCard } from '../../shared/demo-complex.ts';
import type { getViews } from './get-views.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getViews>[] = [
  {
    name: 'two buildings at the canal, one of them far off',
    input: { vendor: 'kanal' },
    result: {
      vendor: kanalCard.vendor,
      complexName: kanalCard.name,
      coordinate: [59.911, 30.356],
      buildings: [
        { subvendor: 'korpus-2', name: 'Корпус 2' },
        { subvendor: 'korpus-6', name: 'Корпус 6', upcoming: true },
      ],
      views: [
        {
          kind: 'facade',
          picture: kanalCard.picture,
          buildings: [
            {
              subvendor: 'korpus-6',
              points: [
                [90, 220],
                [480, 220],
                [480, 640],
                [90, 640],
              ],
              floors: [],
            },
            {
              subvendor: 'korpus-2',
              points: [
                [567, 217],
                [1032, 217],
                [1032, 723],
                [567, 723],
              ],
              floors: [
                {
                  floor: 3,
                  polygons: [
                    [
                      [567, 611],
                      [1032, 611],
                      [1032, 667],
                      [567, 667],
                    ],
                  ],
                },
                {
                  floor: 2,
                  polygons: [
                    [
                      [567, 667],
                      [1032, 667],
                      [1032, 723],
                      [567, 723],
                    ],
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { kanalCard } from '../../shared/demo-complex.ts';
import type { getFacade } from './get-facade.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getFacade>[] = [
  {
    name: 'a building at the canal, no floor chosen',
    input: { vendor: 'kanal', subvendor: 'korpus-2' },
    result: {
      vendor: kanalCard.vendor,
      complexName: kanalCard.name,
      building: {
        subvendor: 'korpus-2',
        name: 'Корпус 2',
        floors: 9,
        sections: 2,
        handover: kanalCard.handover,
        free: 31,
        priceFrom: 1_065_000_000,
      },
      rooms: [{ rooms: '1', count: 31, areaFrom: 34.2, areaTo: 41.8, priceFrom: 1_065_000_000 }],
      picture: kanalCard.picture,
      floors: [
        {
          floor: 9,
          total: 6,
          free: 2,
          priceFrom: 1_290_000_000,
          polygons: [
            [
              [410, 220],
              [760, 240],
              [760, 280],
              [410, 262],
            ],
          ],
        },
        { floor: 2, total: 6, free: 0, priceFrom: null, polygons: [] },
      ],
      lots: [],
    },
  },
];

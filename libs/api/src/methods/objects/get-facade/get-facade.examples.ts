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
      documents: [
        {
          title: 'Проектная декларация от 2 ноября 2026',
          src: '/media/documents/kanal-deklaratsiya.pdf',
          size: 45333,
          subvendor: null,
        },
        {
          title: 'Разрешение на строительство № 78-11-0917-2025',
          src: '/media/documents/kanal-razreshenie.pdf',
          size: 46245,
          subvendor: null,
        },
      ],
      sections: [
        { number: 1, floors: [2, 9] },
        { number: 2, floors: [2, 9] },
      ],
      lots: [],
    },
  },
];

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './building.methods.ts';
import { kanalCard } from './complex-list.examples.ts';

export const buildingExamples: ExamplesOf<typeof methods> = {
  'Objects.GetFacade': [
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
  ],
  'Objects.GetFloor': [
    {
      name: 'a floor that looks west, with a sold flat and a held one',
      input: { vendor: 'kanal', subvendor: 'korpus-4', section: 1, floor: 4 },
      result: {
        vendor: 'kanal',
        subvendor: 'korpus-4',
        complexName: 'Канал 9',
        buildingName: 'Корпус 4',
        section: 1,
        floor: 4,
        viewBox: [-150, -150, 1837.6, 1380.5],
        north: 270,
        walls: 'M-10.9 0h1559.4v1080.5h-1559.4Z',
        drawing: '/media/floors/kanal/korpus-4/1/2.svg',
        flats: [
          {
            id: 'k4-11',
            number: '11',
            status: 'sold',
            url: '/obekty/kanal/korpus-4/k4-11',
            rooms: '3',
            euro: true,
            area: 75.6,
            price: null,
            oldPrice: null,
            path: 'M0 1080.5L257.2 1080.5L257.2 1173L523.1 1173L523.1 1080.5L713.8 1080.5L713.8 599.3L0 599.3Z',
            label: [356.9, 839.9],
          },
          {
            id: 'k4-12',
            number: '12',
            status: 'free',
            url: '/obekty/kanal/korpus-4/k4-12',
            rooms: 'studio',
            euro: false,
            area: 30,
            price: 1098000000,
            oldPrice: null,
            path: 'M1254.9 1080.5L1294.9 1080.5L1294.9 1166.4L1497.7 1166.4L1497.7 1080.5L1537.6 1080.5L1537.6 599.3L1254.9 599.3Z',
            label: [1396.3, 839.9],
          },
          {
            id: 'k4-13',
            number: '13',
            status: 'held',
            url: '/obekty/kanal/korpus-4/k4-13',
            rooms: '1',
            euro: false,
            area: 43.4,
            price: 1571080000,
            oldPrice: null,
            path: 'M1119 0L1350.4 0L1350.4 -77.9L1514.4 -77.9L1514.4 0L1537.6 0L1537.6 481.3L1119 481.3Z',
            label: [1328.3, 240.6],
          },
          {
            id: 'k4-14',
            number: '14',
            status: 'free',
            url: '/obekty/kanal/korpus-4/k4-14',
            rooms: '2',
            euro: true,
            area: 48.4,
            price: 1737560000,
            oldPrice: null,
            path: 'M1119 0L1077.8 0L1077.8 -83.4L869.2 -83.4L869.2 0L656.4 0L656.4 481.3L1119 481.3Z',
            label: [887.7, 240.6],
          },
          {
            id: 'k4-15',
            number: '15',
            status: 'free',
            url: '/obekty/kanal/korpus-4/k4-15',
            rooms: '2',
            euro: false,
            area: 68.1,
            price: 2424360000,
            oldPrice: null,
            path: 'M656.4 0L416.7 0L416.7 -80.6L245 -80.6L245 0L0 0L0 481.3L656.4 481.3Z',
            label: [328.2, 240.6],
          },
        ],
      },
    },
  ],
  'Objects.GetViews': [
    {
      name: 'two buildings at the canal, one of them far off',
      input: { vendor: 'kanal' },
      result: {
        vendor: kanalCard.vendor,
        complexName: kanalCard.name,
        coordinate: [59.911, 30.356],
        model: {
          body: '/media/models/0f3c9a1b2d/kanal.json',
          picture: '/media/models/0f3c9a1b2d/kanal.webp',
        },
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
  ],
};

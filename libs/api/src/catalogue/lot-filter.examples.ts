import type { ExamplesOf } from '../core/examples.ts';
import { demoFacets } from './demo-facets.ts';
import type * as methods from './lot-filter.methods.ts';
import { discountedLot, familyProgramme, heldLot, kanalLot } from './lot.examples.ts';

/** Calls of each method; tests, stories and mock servers use them. */
export const lotFilterExamples: ExamplesOf<typeof methods> = {
  'Objects.GetLots': [
    {
      name: 'two-room flats up to 25 million',
      input: {
        rooms: ['2'],
        priceTo: 25000000,
      },
      result: {
        total: 322,
        page: 1,
        pageSize: 24,
        lots: [kanalLot, discountedLot, heldLot],
        facets: demoFacets,
        relaxations: [],
        programme: familyProgramme,
      },
    },
    {
      name: 'nothing found: which filter to lift',
      input: {
        complex: ['kolonnada'],
        priceTo: 5000000,
      },
      result: {
        total: 0,
        page: 1,
        pageSize: 24,
        lots: [],
        facets: demoFacets,
        relaxations: [
          {
            key: 'priceTo',
            count: 83,
          },
          {
            key: 'complex',
            count: 82,
          },
        ],
        programme: familyProgramme,
      },
    },
    {
      name: 'up to 60 thousand a month with 3 million down, not on the ground floor, with a balcony',
      input: {
        payTo: 60000,
        programme: 'family',
        term: 30,
        down: 3000000,
        floorNot: ['first'],
        options: ['balcony'],
        sort: 'metre',
      },
      result: {
        total: 2,
        page: 1,
        pageSize: 24,
        lots: [discountedLot],
        facets: demoFacets,
        relaxations: [],
        programme: familyProgramme,
      },
    },
  ],
  'Objects.GetFilter': [
    {
      name: 'two-room flats up to 25 million',
      input: {
        rooms: ['2'],
        priceTo: 25000000,
      },
      result: { total: 322, facets: demoFacets },
    },
  ],
  'Objects.GetPlans': [
    {
      name: 'flat types with two rooms up to 25 million',
      input: { rooms: ['2'], priceTo: 25000000 },
      result: {
        total: 200,
        plans: [
          {
            id: 'e2-41',
            title: 'Евродвушка',
            rooms: '2',
            euro: true,
            plan: '/media/plans/e2-41-mini.svg',
            areaFrom: 41.1,
            areaTo: 41.1,
            count: 48,
            priceFrom: 718430000,
            paymentFrom: 3441573,
            downPaymentFrom: 144404430,
            complexes: [
              {
                vendor: 'loft',
                name: 'Мануфактура',
                count: 5,
                priceFrom: 1249440000,
              },
              {
                vendor: 'severny',
                name: 'Северный свет',
                count: 26,
                priceFrom: 826110000,
              },
              {
                vendor: 'svetly',
                name: 'Светлый двор',
                count: 6,
                priceFrom: 718430000,
              },
              {
                vendor: 'terrasy',
                name: 'Террасы',
                count: 11,
                priceFrom: 813780000,
              },
            ],
          },
          {
            id: 'e2-45',
            title: 'Евродвушка',
            rooms: '2',
            euro: true,
            plan: '/media/plans/e2-45-mini.svg',
            areaFrom: 44.9,
            areaTo: 44.9,
            count: 93,
            priceFrom: 784850000,
            paymentFrom: 3759752,
            downPaymentFrom: 157754850,
            complexes: [
              {
                vendor: 'kanal',
                name: 'Канал 9',
                count: 18,
                priceFrom: 1593950000,
              },
              {
                vendor: 'loft',
                name: 'Мануфактура',
                count: 9,
                priceFrom: 1387410000,
              },
              {
                vendor: 'severny',
                name: 'Северный свет',
                count: 27,
                priceFrom: 893510000,
              },
              {
                vendor: 'svetly',
                name: 'Светлый двор',
                count: 11,
                priceFrom: 784850000,
              },
              {
                vendor: 'terrasy',
                name: 'Террасы',
                count: 16,
                priceFrom: 874430000,
              },
              {
                vendor: 'sosny',
                name: 'Сосны',
                count: 12,
                priceFrom: 1086580000,
              },
            ],
          },
          {
            id: 'e2-48',
            title: 'Евродвушка',
            rooms: '2',
            euro: true,
            plan: '/media/plans/e2-48-mini.svg',
            areaFrom: 48.4,
            areaTo: 48.4,
            count: 59,
            priceFrom: 873620000,
            paymentFrom: 4184997,
            downPaymentFrom: 175597620,
            complexes: [
              {
                vendor: 'kanal',
                name: 'Канал 9',
                count: 32,
                priceFrom: 1694000000,
              },
              {
                vendor: 'loft',
                name: 'Мануфактура',
                count: 10,
                priceFrom: 1425380000,
              },
              {
                vendor: 'severny',
                name: 'Северный свет',
                count: 8,
                priceFrom: 982520000,
              },
              {
                vendor: 'svetly',
                name: 'Светлый двор',
                count: 4,
                priceFrom: 873620000,
              },
              {
                vendor: 'terrasy',
                name: 'Террасы',
                count: 5,
                priceFrom: 963160000,
              },
            ],
          },
        ],
        facets: demoFacets,
        relaxations: [],
        programme: familyProgramme,
      },
    },
  ],
};

import type { Facets } from './lot-filter.schema.ts';

/** What each further filter gives beside «two rooms, up to 25 million», for the examples. */
export const demoFacets: Facets = {
  complex: [
    {
      value: 'kanal',
      label: 'Канал 9',
      count: 67,
    },
    {
      value: 'zaliv',
      label: 'Залив',
      count: 25,
    },
    {
      value: 'kolonnada',
      label: 'Колоннада',
      count: 0,
    },
    {
      value: 'loft',
      label: 'Мануфактура',
      count: 45,
    },
    {
      value: 'severny',
      label: 'Северный свет',
      count: 78,
    },
    {
      value: 'svetly',
      label: 'Светлый двор',
      count: 28,
    },
    {
      value: 'terrasy',
      label: 'Террасы',
      count: 55,
    },
    {
      value: 'sosny',
      label: 'Сосны',
      count: 30,
    },
  ],
  building: [
    {
      value: 'korpus-1',
      label: 'Корпус 1',
      count: 71,
    },
    {
      value: 'korpus-2',
      label: 'Корпус 2',
      count: 41,
    },
    {
      value: 'korpus-3',
      label: 'Корпус 3',
      count: 72,
    },
    {
      value: 'korpus-4',
      label: 'Корпус 4',
      count: 51,
    },
    {
      value: 'korpus-5',
      label: 'Корпус 5',
      count: 71,
    },
    {
      value: 'korpus-6',
      label: 'Корпус 6',
      count: 16,
    },
    {
      value: 'korpus-7',
      label: 'Корпус 7',
      count: 3,
    },
    {
      value: 'korpus-8',
      label: 'Корпус 8',
      count: 3,
    },
  ],
  rooms: [
    {
      value: 'studio',
      label: 'Студия',
      count: 320,
    },
    {
      value: '1',
      label: '1',
      count: 336,
    },
    {
      value: '2',
      label: '2',
      count: 328,
    },
    {
      value: '3',
      label: '3',
      count: 95,
    },
    {
      value: '4',
      label: '4+',
      count: 1,
    },
  ],
  handover: [
    {
      value: 'ready',
      label: 'Сдан',
      count: 28,
    },
    {
      value: '2027-1',
      label: 'До I кв. 2027',
      count: 28,
    },
    {
      value: '2027-2',
      label: 'До II кв. 2027',
      count: 64,
    },
    {
      value: '2027-3',
      label: 'До III кв. 2027',
      count: 80,
    },
    {
      value: '2027-4',
      label: 'До IV кв. 2027',
      count: 146,
    },
    {
      value: '2028-1',
      label: 'До I кв. 2028',
      count: 196,
    },
    {
      value: '2028-2',
      label: 'До II кв. 2028',
      count: 224,
    },
    {
      value: '2028-3',
      label: 'До III кв. 2028',
      count: 250,
    },
    {
      value: '2028-4',
      label: 'До IV кв. 2028',
      count: 295,
    },
    {
      value: '2029-2',
      label: 'До II кв. 2029',
      count: 328,
    },
  ],
  price: {
    min: 7184300,
    max: 52279200,
    histogram: [62, 56, 25, 43, 31, 54, 5, 27, 17, 18, 16, 13, 2, 1, 1, 1, 5, 1, 4, 4, 7, 3, 1, 2],
  },
  area: {
    min: 41.1,
    max: 68.1,
  },
};

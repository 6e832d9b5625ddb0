import type { Facets } from './lot-filter.schema.ts';

/** Flats by the longest walk: within 5, 10, 15, 20 and 30 minutes. */
const walks = (...counts: number[]): Facets['metro'] =>
  [5, 10, 15, 20, 30].map((minutes, index) => ({
    value: String(minutes),
    label: `До\u00a0${minutes}\u00a0минут`,
    count: counts[index] ?? 0,
  }));

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
      count: 49,
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
      complexes: ['kanal', 'zaliv', 'kolonnada', 'loft', 'severny', 'svetly', 'terrasy', 'sosny'],
      count: 71,
    },
    {
      value: 'korpus-2',
      label: 'Корпус 2',
      complexes: ['kanal', 'zaliv', 'kolonnada', 'loft', 'severny', 'svetly', 'terrasy', 'sosny'],
      count: 39,
    },
    {
      value: 'korpus-3',
      label: 'Корпус 3',
      complexes: ['kanal', 'zaliv', 'kolonnada', 'loft', 'severny', 'svetly', 'terrasy', 'sosny'],
      count: 70,
    },
    {
      value: 'korpus-4',
      label: 'Корпус 4',
      complexes: ['kanal', 'kolonnada', 'loft', 'severny', 'svetly', 'terrasy', 'sosny'],
      count: 50,
    },
    {
      value: 'korpus-5',
      label: 'Корпус 5',
      complexes: ['kanal', 'kolonnada', 'loft', 'severny', 'svetly', 'terrasy', 'sosny'],
      count: 70,
    },
    {
      value: 'korpus-6',
      label: 'Корпус 6',
      complexes: ['kanal', 'sosny'],
      count: 16,
    },
    {
      value: 'korpus-7',
      label: 'Корпус 7',
      complexes: ['sosny'],
      count: 3,
    },
    {
      value: 'korpus-8',
      label: 'Корпус 8',
      complexes: ['sosny'],
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
      count: 322,
    },
    {
      value: '3',
      label: '3',
      count: 101,
    },
    {
      value: '4',
      label: '4+',
      count: 1,
    },
  ],
  price: {
    min: 7184300,
    max: 52279200,
    histogram: [62, 56, 21, 41, 31, 54, 5, 27, 17, 18, 16, 13, 2, 1, 1, 1, 5, 1, 4, 4, 7, 3, 1, 2],
  },
  payment: {
    min: 34415,
    max: 71947,
    programmes: [
      {
        value: 'family',
        label: 'Семейная ипотека',
        count: 322,
      },
      {
        value: 'baltika-family',
        label: 'Семейная ипотека, Балтика Банк',
        count: 322,
      },
      {
        value: 'baltika-standard',
        label: 'Стандартная, Балтика Банк',
        count: 322,
      },
      {
        value: 'nevsky-family',
        label: 'Семейная ипотека, Невский кредит',
        count: 322,
      },
      {
        value: 'ladoga-subsidised',
        label: 'Стандартная со скидкой застройщика, Ладога Банк',
        count: 322,
      },
      {
        value: 'severny-standard',
        label: 'Стандартная, Северный ипотечный',
        count: 322,
      },
      {
        value: 'gavan-family',
        label: 'Семейная ипотека, Банк «Гавань»',
        count: 322,
      },
    ],
  },
  area: {
    min: 41.1,
    max: 68.1,
  },
  kitchen: {
    min: 9.1,
    max: 18.6,
  },
  floor: {
    min: 1,
    max: 26,
  },
  floorNot: [
    {
      value: 'first',
      label: 'Не первый',
      count: 312,
    },
    {
      value: 'last',
      label: 'Не последний',
      count: 280,
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
      count: 192,
    },
    {
      value: '2028-2',
      label: 'До II кв. 2028',
      count: 220,
    },
    {
      value: '2028-3',
      label: 'До III кв. 2028',
      count: 244,
    },
    {
      value: '2028-4',
      label: 'До IV кв. 2028',
      count: 289,
    },
    {
      value: '2029-2',
      label: 'До II кв. 2029',
      count: 322,
    },
  ],
  finish: [
    {
      value: 'none',
      label: 'Без отделки',
      count: 0,
    },
    {
      value: 'shell',
      label: 'Предчистовая',
      count: 128,
    },
    {
      value: 'prepared',
      label: 'Под чистовую отделку',
      count: 62,
    },
    {
      value: 'full',
      label: 'Чистовая',
      count: 127,
    },
    {
      value: 'furnished',
      label: 'С мебелью',
      count: 5,
    },
  ],
  options: [
    {
      value: 'balcony',
      label: 'Балкон',
      count: 130,
    },
    {
      value: 'loggia',
      label: 'Лоджия',
      count: 184,
    },
    {
      value: 'terrace',
      label: 'Терраса',
      count: 8,
    },
    {
      value: 'two-bathrooms',
      label: 'Два санузла',
      count: 77,
    },
    {
      value: 'euro',
      label: 'Европланировка',
      count: 208,
    },
    {
      value: 'corner',
      label: 'Угловая',
      count: 162,
    },
    {
      value: 'water',
      label: 'Вид на воду',
      count: 7,
    },
  ],
  sides: [
    {
      value: 'n',
      label: 'Север',
      count: 165,
    },
    {
      value: 'e',
      label: 'Восток',
      count: 88,
    },
    {
      value: 's',
      label: 'Юг',
      count: 137,
    },
    {
      value: 'w',
      label: 'Запад',
      count: 94,
    },
  ],
  light: [
    {
      value: 'morning',
      label: 'Солнце утром',
      count: 124,
    },
    {
      value: 'day',
      label: 'Солнце днём',
      count: 163,
    },
    {
      value: 'evening',
      label: 'Солнце вечером',
      count: 71,
    },
    {
      value: 'water',
      label: 'Видно воду',
      count: 38,
    },
  ],
  sun: {
    min: 0,
    max: 11.7,
  },
  opposite: {
    min: 6,
    max: 1000,
  },
  pay: [
    {
      value: 'full',
      label: 'Полная оплата',
      count: 322,
    },
    {
      value: 'mortgage',
      label: 'Ипотека',
      count: 322,
    },
    {
      value: 'instalment',
      label: 'Рассрочка',
      count: 292,
    },
    {
      value: 'trade-in',
      label: 'Зачёт жилья',
      count: 322,
    },
    {
      value: 'capital',
      label: 'Материнский капитал',
      count: 322,
    },
  ],
  discount: {
    count: 32,
  },
  free: {
    count: 286,
  },
  metro: walks(73, 218, 218, 218, 267),
  school: walks(0, 77, 230, 230, 267),
  kindergarten: walks(77, 141, 141, 156, 156),
  clinic: walks(49, 165, 244, 244, 259),
};

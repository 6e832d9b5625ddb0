import type { Facets } from '@m30/api';

/** Facets as tests need them. */
export const facets: Facets = {
  complex: [
    { value: 'kanal', label: 'Канал 9', count: 12 },
    { value: 'sosny', label: 'Сосны', count: 0 },
  ],
  building: [
    { value: 'korpus-1', label: 'Корпус 1', count: 5, complexes: ['kanal'] },
    { value: 'korpus-2', label: 'Корпус 2', count: 7, complexes: ['kanal', 'sosny'] },
  ],
  rooms: [
    { value: 'studio', label: 'Студия', count: 74 },
    { value: '2', label: '2', count: 128 },
    { value: '4', label: '4+', count: 0 },
  ],
  handover: [
    { value: 'ready', label: 'Сдан', count: 27 },
    { value: '2028-4', label: 'До\u00a0IV\u00a0кв.\u00a02028', count: 128 },
  ],
  price: { min: 6_320_000, max: 40_150_000, histogram: [4, 8, 0, 2] },
  payment: {
    min: 32_400,
    max: 410_000,
    programmes: [{ value: 'family', label: 'Семейная ипотека', count: 120 }],
  },
  area: { min: 21.9, max: 128.4 },
  kitchen: { min: 6.1, max: 24.8 },
  floor: { min: 1, max: 22 },
  floorNot: [
    { value: 'first', label: 'Не\u00a0первый', count: 180 },
    { value: 'last', label: 'Не\u00a0последний', count: 190 },
  ],
  finish: [
    { value: 'none', label: 'Без отделки', count: 40 },
    { value: 'full', label: 'Чистовая', count: 88 },
  ],
  options: [
    { value: 'balcony', label: 'Балкон', count: 96 },
    { value: 'water', label: 'Вид на\u00a0воду', count: 0 },
  ],
  sides: [{ value: 's', label: 'Юг', count: 70 }],
  light: [
    { value: 'morning', label: 'Солнце утром', count: 64 },
    { value: 'water', label: 'Видно воду', count: 9 },
  ],
  sun: { min: 0, max: 11.7 },
  opposite: { min: 6, max: 1000 },
  pay: [{ value: 'mortgage', label: 'Ипотека', count: 202 }],
  discount: { count: 12 },
  free: { count: 190 },
  metro: [{ value: '10', label: 'До\u00a010\u00a0минут', count: 64 }],
  school: [{ value: '10', label: 'До\u00a010\u00a0минут', count: 52 }],
  kindergarten: [{ value: '10', label: 'До\u00a010\u00a0минут', count: 58 }],
  clinic: [{ value: '10', label: 'До\u00a010\u00a0минут', count: 40 }],
};

import type { Facets } from '@m30/api';

/** Facets as tests need them. */
export const facets: Facets = {
  complex: [
    { value: 'kanal', label: 'Канал 9', count: 12 },
    { value: 'sosny', label: 'Сосны', count: 0 },
  ],
  building: [
    { value: 'korpus-1', label: 'Корпус 1', count: 5 },
    { value: 'korpus-2', label: 'Корпус 2', count: 7 },
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
  area: { min: 21.9, max: 128.4 },
};

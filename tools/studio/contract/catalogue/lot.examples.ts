import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './lot.methods.ts';

const lot = 'c4b5a6d7-1e2f-4a3b-8c9d-0e1f2a3b4c5d';
const order = '7c1e9a52-3b4d-4e6f-8a10-5c2d7e9f0a11';
const free = { status: 'free', old_price: null, order: null } as const;
const cell = (guid: string, number: number, rooms: string, area: number, price: number) => ({
  ...{ guid, number, rooms, area, price, ...free },
});

/** Calls of each method; tests and stories use them. */
export const lotExamples: ExamplesOf<typeof methods> = {
  'Lots.Buildings': [
    {
      name: 'two of one complex',
      input: {},
      result: {
        buildings: [
          { id: 'kanal-9/korpus-3', title: 'Канал 9, корпус 3', free: 16 },
          { id: 'kanal-9/korpus-2', title: 'Канал 9, корпус 2', free: 22 },
        ],
      },
    },
  ],
  'Lots.Board': [
    {
      name: 'two floors of one entrance',
      input: { building: 'kanal-9/korpus-3' },
      result: {
        sections: [
          {
            number: 1,
            floors: [
              {
                floor: 9,
                cells: [
                  {
                    ...cell(lot, 36, '2', 63.6, 2_275_600_000),
                    ...{ status: 'held', order: 'M30-30412' },
                  },
                  cell('f7e8d9ca-4152-4d6e-9fc0-3b4c5d6e7f80', 37, '1', 42.8, 1_560_000_000),
                ],
              },
              {
                floor: 8,
                cells: [
                  cell('d5c6b7e8-2f30-4b4c-9dae-1f2a3b4c5d6e', 24, 'studio', 30.1, 1_159_500_000),
                  null,
                ],
              },
            ],
          },
        ],
      },
    },
  ],
  'Lots.Get': [
    {
      name: 'a flat that is held, and was lowered before',
      input: { lot },
      result: {
        title: 'Канал 9, корпус 3, № 36',
        url: '/obekty/kanal/korpus-3/k3-36',
        ...{ status: 'held', price: 2_275_600_000, old_price: null },
        held: {
          ...{ order, number: 'M30-30412', buyer: 'Звонкова Мария' },
          until: '2026-11-21T09:00:00.000Z',
        },
        kept: null,
        next: [],
        events: [
          {
            ...{ at: '2026-11-20T09:00:00.000Z', kind: 'hold' },
            ...{ title: 'Бесплатная бронь', text: 'Заказ M30-30412', order },
          },
          {
            ...{ at: '2026-11-18T08:00:00.000Z', kind: 'price' },
            ...{ title: '23 000 000 ₽ → 22 756 000 ₽', text: '«Долго стоит» · Карпова Ирина' },
            order: null,
          },
        ],
      },
    },
    {
      name: 'a flat that the company keeps',
      input: { lot },
      result: {
        title: 'Канал 9, корпус 3, № 37',
        url: '/obekty/kanal/korpus-3/k3-37',
        ...{ status: 'held', price: 1_560_000_000, old_price: null, held: null },
        kept: {
          reason: 'Показная квартира до марта',
          by: 'Карпова Ирина',
          since: '2026-11-20T09:00:00.000Z',
        },
        next: ['free', 'closed'],
        events: [],
      },
    },
  ],
  'Lots.SetStatus': [
    {
      name: 'kept for the company',
      input: { lot, status: 'held', former: 'free', reason: 'Показная квартира до марта' },
      result: { status: 'held' },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './price.methods.ts';

const change = '5d6e7f80-91a2-4b3c-8d4e-5f6071829304';
const flat = { kind: 'flat', status: 'free', old_price: null } as const;
const lots = [
  {
    guid: 'c4b5a6d7-1e2f-4a3b-8c9d-0e1f2a3b4c5d',
    ...{ ...flat, number: 36, floor: 9, rooms: '2', area: 63.6, price: 2_275_600_000 },
  },
  {
    guid: 'd5c6b7e8-2f30-4b4c-9dae-1f2a3b4c5d6e',
    ...{ ...flat, number: 24, floor: 6, rooms: 'studio', area: 30.1, price: 1_159_500_000 },
  },
  {
    guid: 'e6d7c8f9-3041-4c5d-8ebf-2a3b4c5d6e7f',
    ...{ ...flat, number: 3, floor: 2, rooms: '1', area: 42.8, price: 1_542_500_000 },
    status: 'reserved',
  },
] as const;

/** Calls of each method; tests and stories use them. */
export const priceExamples: ExamplesOf<typeof methods> = {
  'Prices.Lots': [
    {
      name: 'flats of a building',
      input: { building: 'kanal-9/korpus-3', kind: 'flat' },
      result: { lots: [...lots] },
    },
  ],
  'Prices.Change': [
    {
      name: 'over the limit',
      input: {
        lots: [{ lot: lots[0].guid, price: 2_010_000_000, former: 2_275_600_000 }],
        reason: 'Долго стоит',
      },
      result: { approval: '2b3c4d5e-6f70-4182-93a4-b5c6d7e8f901' },
    },
  ],
  'Prices.Changes': [
    {
      name: 'one that can be undone',
      input: {},
      result: {
        changes: [
          {
            guid: change,
            ...{ title: 'Канал 9, корпус 3: 16 лотов', reason: 'Акция до конца года', lots: 16 },
            ...{ difference: -594_500_000, made_at: '2026-11-20T09:12:00.000Z' },
            ...{ made_by: 'Карпова Ирина', confirmed_by: 'Лебедев Роман', ends_at: null },
            ...{ is_undo: false, undone_at: null, may_undo: true },
          },
        ],
      },
    },
  ],
  'Prices.Undo': [
    { name: 'all but one', input: { change }, result: { restored: 15, left: ['№ 3'] } },
  ],
};

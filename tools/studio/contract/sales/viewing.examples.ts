import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './viewing.methods.ts';

/** Calls of each method; tests and stories use them. */
export const viewingExamples: ExamplesOf<typeof methods> = {
  'Viewings.List': [
    {
      name: 'a week',
      input: { from: '2026-11-16', to: '2026-11-22' },
      result: {
        hosts: [
          {
            alias: 'safina',
            name: 'Сафина Дарья',
            portrait: null,
            days: [1, 2, 3, 4, 5],
            from_minute: 600,
            to_minute: 1140,
            seats: 1,
          },
        ],
        viewings: [
          {
            guid: 'aa11bb22-cc33-4d44-8e55-ff6677889900',
            starts_at: '2026-11-22T09:00:00.000Z',
            created_at: '2026-11-20T09:00:00.000Z',
            state: 'booked',
            host: 'safina',
            place: 'office',
            where: 'Офис на набережной',
            lot: 'Канал 9, корпус 2, № 49',
            lot_url: '/kvartiry/49',
            name: 'Ковалёв Артём',
            phone: '+79112041836',
            email: null,
            lead: 'b3e1c0aa-52c1-4c53-8d5e-7f8a9b0c1d2e',
            reason: '',
          },
        ],
      },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './office.methods.ts';

const lot = 'c4b5a6d7-1e2f-4a3b-8c9d-0e1f2a3b4c5d';

/** Calls of each method; tests and stories use them. */
export const officeExamples: ExamplesOf<typeof methods> = {
  'Office.Lots': [
    {
      name: 'a number in a complex',
      input: { text: 'канал 49' },
      result: {
        lots: [
          {
            guid: lot,
            title: 'Канал 9, корпус 2, № 49',
            about: 'квартира, 54,3 м², 7 этаж',
            status: 'free',
            price: 2_194_200_000,
            old_price: null,
            url: '/obekty/kanal/korpus-2/k2-49',
            programmes: [
              {
                id: 'standard',
                title: 'Стандартная',
                rate: 18.9,
                least: 438_840_000,
                most_months: 360,
                monthly: 27_746_000,
              },
            ],
            instalment: { least: 658_260_000, most: 1_974_780_000, most_months: 18, every: 3 },
          },
        ],
      },
    },
  ],
  'Office.Reserve': [
    {
      name: 'a caller',
      input: {
        lot,
        price: 2_194_200_000,
        phone: '+79112041836',
        last_name: 'Ковалёв',
        name: 'Артём',
        second_name: 'Игоревич',
        email: '',
      },
      result: {
        order: 'b3e1c0aa-52c1-4c53-8d5e-7f8a9b0c1d2e',
        number: 'M30-30001',
        until: '2026-11-21T09:00:00.000Z',
        buyer: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
        is_new: true,
        sms: true,
      },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './loyalty.methods.ts';

const level = (
  id: 'paper' | 'water' | 'deep',
  name: string,
  value: string,
  caption: string,
  from: number,
) => ({ id, name, discount: { value, caption }, from });

export const loyaltyExamples: ExamplesOf<typeof methods> = {
  'LK.GetLoyalty': [
    {
      name: 'a card of the second level',
      input: {},
      result: {
        levels: [
          level('paper', 'Причал', '3 %', 'на услуги', 0),
          level('water', 'Фарватер', '5 %', 'на услуги и кладовую', 1000),
          level('deep', 'Меридиан', '7 %', 'на услуги и паркинг', 3000),
        ],
        card: {
          number: '3000 0417',
          path: '/loyalty/demo-karta-savelevoy',
          url: 'http://localhost:4200/loyalty/demo-karta-savelevoy',
          issued_on: '2026-08-01',
          valid: true,
          level: level('water', 'Фарватер', '5 %', 'на услуги и кладовую', 1000),
          balance: 1250,
          earned: 1550,
          next: { name: 'Меридиан', left: 1450 },
          qr: { size: 2, path: 'M0 0h1v1h-1z' },
        },
        can_take: false,
        history: {
          total: 1,
          page_size: 12,
          entries: [
            {
              guid: '6f3a1d52-7c1b-4a8e-9d0f-52c7be41a603',
              at: '2026-08-01T09:00:00.000Z',
              points: 500,
              balance: 500,
              reason: 'Приветственные баллы',
            },
          ],
        },
        invite: {
          url: 'http://localhost:4200/klientam/programmy/priglasi-soseda?utm_source=club&utm_campaign=SAVELEVA',
          requests: 1,
        },
        partners: [
          {
            alias: 'ostrov',
            title: 'Мебельная мастерская «Остров»',
            figure: '7 %',
            caption: 'на мебель по размеру',
          },
        ],
      },
    },
  ],
  'LK.TakeCard': [{ name: 'a new card', input: {}, result: { number: '3000 0417' } }],
  'LK.CheckCard': [
    {
      name: 'the demo card',
      input: { id: 'demo-karta-savelevoy' },
      result: {
        number: '3000 0417',
        valid: true,
        level: {
          id: 'water',
          name: 'Фарватер',
          discount: { value: '5 %', caption: 'на услуги и кладовую' },
          from: 1000,
        },
        since: 2026,
      },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './payment.methods.ts';

export const paymentExamples: ExamplesOf<typeof methods> = {
  'Order.GetPayment': [
    {
      name: 'a hold that is paid',
      input: { payment: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f41' },
      result: {
        state: 'paid',
        amount: 3_000_000,
        purpose: 'hold',
        order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f01',
        url: null,
        reason: null,
      },
    },
  ],
  'Order.Pay': [
    {
      name: 'a paid hold',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04', purpose: 'hold' },
      result: {
        payment: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f41',
        url: '/test-acquirer/6a1f0c52-7a0e-4f52-9a5e-0f3d2b1c4e60',
      },
    },
  ],
  'Order.FindPayment': [
    {
      name: 'a paid hold',
      input: { number: 'M30-30001', phone: '+7 (921) 000-00-01' },
      result: {
        payment: {
          number: 'M30-30001',
          purpose: 'hold',
          amount: 3_000_000,
          title: 'Бронь на 14 дней: Канал 9, кв. 57',
          until: '2026-11-21T15:20:00.000Z',
        },
      },
    },
    {
      name: 'nothing is to be paid',
      input: { number: 'M30-00000', phone: '+7 (921) 000-00-01' },
      result: { payment: null },
    },
  ],
  'Order.PayByNumber': [
    {
      name: 'a hold that is to be paid',
      input: { number: 'M30-20641', phone: '+7 (921) 000-00-01', purpose: 'hold' },
      result: { url: '/test-acquirer/6f0c1f0e-6a0e-4a57-8a51-3c0e7d21f932' },
    },
  ],
};

import type { MethodExample } from '../../../core/define-method.ts';
import type { findPayment } from './find-payment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof findPayment>[] = [
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
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { getIpotekaProgram } from './get-ipoteka-program.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getIpotekaProgram>[] = [
  {
    name: 'banks for the flat at the canal',
    input: {
      apartment_id: '208f1803-eb5d-5a1a-bd18-5b0624d69054',
    },
    result: {
      banks: [
        {
          bank: 'Балтика Банк',
          programme: 'Семейная ипотека',
          rate: 6,
          downPayment: 429870000,
          term: 360,
          payment: 7194606,
          source: 'Тарифы Балтика Банка',
          actualAt: '2026-11-20',
        },
        {
          bank: 'Невский кредит',
          programme: 'Семейная ипотека',
          rate: 6,
          downPayment: 429870000,
          term: 360,
          payment: 7194606,
          source: 'Тарифы банка «Невский кредит»',
          actualAt: '2026-11-20',
        },
        {
          bank: 'Банк «Гавань»',
          programme: 'Семейная ипотека',
          rate: 6,
          downPayment: 429870000,
          term: 300,
          payment: 7731617,
          source: 'Тарифы банка «Гавань»',
          actualAt: '2026-11-20',
        },
        {
          bank: 'Ладога Банк',
          programme: 'Стандартная со скидкой застройщика',
          rate: 14.9,
          downPayment: 488961000,
          term: 300,
          payment: 14524647,
          source: 'Тарифы Ладога Банка',
          actualAt: '2026-11-20',
        },
        {
          bank: 'Балтика Банк',
          programme: 'Стандартная',
          rate: 16.4,
          downPayment: 407467500,
          term: 360,
          payment: 16833198,
          source: 'Тарифы Балтика Банка',
          actualAt: '2026-11-20',
        },
        {
          bank: 'Северный ипотечный',
          programme: 'Стандартная',
          rate: 17.2,
          downPayment: 327603870,
          term: 360,
          payment: 18777653,
          source: 'Тарифы банка «Северный ипотечный»',
          actualAt: '2026-11-20',
        },
      ],
    },
  },
];

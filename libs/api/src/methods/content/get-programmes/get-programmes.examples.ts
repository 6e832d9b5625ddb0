import type { MethodExample } from '../../../core/define-method.ts';
import type { getProgrammes } from './get-programmes.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getProgrammes>[] = [
  {
    name: 'two programmes',
    input: {},
    result: {
      programmes: [
        {
          id: 'family',
          bank: null,
          name: 'Семейная ипотека',
          rate: 6,
          downPayment: 20.1,
          term: 360,
          maxLoan: 1_200_000_000,
          disclaimer:
            'Семейная ипотека: ставка 6 % годовых, первоначальный взнос от 20,1 %, срок до 30 лет.',
          source: 'Условия государственной программы',
          actualAt: '2026-11-20',
        },
        {
          id: 'baltika-standard',
          bank: 'Балтика Банк',
          name: 'Стандартная',
          rate: 16.4,
          downPayment: 25,
          term: 360,
          maxLoan: 6_000_000_000,
          disclaimer: 'Решение о выдаче кредита принимает банк.',
          source: 'Тарифы Балтика Банка',
          actualAt: '2026-11-20',
        },
      ],
    },
  },
];

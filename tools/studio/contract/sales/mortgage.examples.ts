import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './mortgage.methods.ts';

export const exampleMortgage = {
  guid: '5d4c3b2a-1908-4f7e-8d6c-5b4a39281706',
  number: 'И-10001',
  name: 'Савельева Марина',
  phone: '+79210000001',
  order: { guid: '9c5d2a10-7b3e-4e1f-8a6d-2f4b6c8d0e12', number: 'M30-20417' },
  sent_at: '2026-11-18T10:00:00.000Z',
  banks: [
    {
      bank: 'Балтика',
      programme: 'Стандартная',
      status: 'approved' as const,
      sum: 1_500_000_000,
      rate: 19.5,
      note: null,
      decided_at: '2026-11-19T10:00:00.000Z',
    },
  ],
};

/** Calls of each method; tests and stories use them. */
export const mortgageExamples: ExamplesOf<typeof methods> = {
  'Mortgage.List': [
    {
      name: 'what the banks have answered',
      input: { state: 'answered' },
      result: { total: 1, page: 1, pages: 1, applications: [exampleMortgage] },
    },
  ],
};

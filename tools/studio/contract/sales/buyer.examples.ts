import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './buyer.methods.ts';
import { exampleMortgage } from './mortgage.examples.ts';

const buyer = {
  guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930',
  name: 'Савельева Марина Андреевна',
  phone: '+79210000001',
  email: 'savelyeva@meridian30.example',
  created_at: '2026-10-01T09:00:00.000Z',
};

/** Calls of each method; tests and stories use them. */
export const buyerExamples: ExamplesOf<typeof methods> = {
  'Buyers.Find': [{ name: 'a phone', input: { text: '921 000' }, result: { buyers: [buyer] } }],
  'Buyers.Get': [
    {
      name: 'what a broker sees',
      input: { buyer: buyer.guid },
      result: {
        buyer,
        orders: [],
        leads: [],
        viewings: null,
        mortgages: [exampleMortgage],
        tickets: [],
      },
    },
  ],
};

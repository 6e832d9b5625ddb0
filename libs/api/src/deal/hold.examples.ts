import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './hold.methods.ts';
import { demoOrderDetails } from './order.examples.ts';

export const holdExamples: ExamplesOf<typeof methods> = {
  'Order.Reserve': [
    {
      name: 'a free flat',
      input: { lot: 'k2-48' },
      result: {
        order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f03',
        number: 'M30-30001',
        until: '2026-11-21T15:20:00.000Z',
      },
    },
  ],
  'Order.Extend': [
    {
      name: 'while the bank thinks',
      input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f06' },
      result: { data: demoOrderDetails },
    },
  ],
  'Order.CancelHold': [
    {
      name: 'a free hold',
      input: { order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f02' },
      result: {},
    },
  ],
};

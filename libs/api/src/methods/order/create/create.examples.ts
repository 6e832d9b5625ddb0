import type { MethodExample } from '../../../core/define-method.ts';
import type { createOrder } from './create.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof createOrder>[] = [
  {
    name: 'one flat',
    input: { lots: ['k2-48'] },
    result: {
      orders: [
        {
          lot: 'k2-48',
          order: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f03',
          number: 'M30-30001',
          until: '2026-11-21T15:20:00.000Z',
        },
      ],
      refused: [],
    },
  },
];

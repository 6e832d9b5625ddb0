import type { MethodExample } from '../../../core/define-method.ts';
import type { getPayment } from './get-payment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getPayment>[] = [
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
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails } from '../shared/demo-order-details.ts';
import type { setPayment } from './set-payment.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof setPayment>[] = [
  {
    name: 'in instalments',
    input: {
      guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f04',
      kind: 'instalment',
      terms: { down_payment: 800_000_000, months: 18 },
    },
    result: { data: demoOrderDetails },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails } from '../shared/demo-order-details.ts';
import type { getOrderById } from './get-order-by-id.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOrderById>[] = [
  {
    name: 'an order before its signature',
    input: { guid: demoOrderDetails.guid },
    result: { data: demoOrderDetails },
  },
];

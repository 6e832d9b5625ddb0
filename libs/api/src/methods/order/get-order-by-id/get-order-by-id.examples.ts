import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrder } from '../shared/demo-order.ts';
import type { getOrderById } from './get-order-by-id.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOrderById>[] = [
  {
    name: 'an order before its signature',
    input: { guid: demoOrder.guid },
    result: { data: demoOrder },
  },
];

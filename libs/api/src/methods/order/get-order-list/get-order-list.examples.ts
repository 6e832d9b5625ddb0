import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrder } from '../shared/demo-order.ts';
import type { getOrderList } from './get-order-list.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOrderList>[] = [
  {
    name: 'the orders of the demo buyer',
    input: { user_id: 1 },
    result: { orders: [demoOrder], total: 1, page: 1, page_size: 20 },
  },
];

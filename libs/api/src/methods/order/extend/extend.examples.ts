import type { MethodExample } from '../../../core/define-method.ts';
import { demoOrderDetails } from '../shared/demo-order-details.ts';
import type { extendHold } from './extend.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof extendHold>[] = [
  {
    name: 'while the bank thinks',
    input: { guid: '0d5d3f6a-6f0b-4d0e-9f6d-2a1b7c3e4f06' },
    result: { data: demoOrderDetails },
  },
];

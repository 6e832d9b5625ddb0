import type { MethodExample } from '../../../core/define-method.ts';
import type { getCounters } from './get-counters.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getCounters>[] = [
  {
    name: 'an order that waits and an answer that was not read',
    input: {},
    result: {
      counters: [
        { link: '/lk/orders', count: 1, label: 'ждут вас: 1' },
        { link: '/lk/support', count: 1, label: 'новых ответов: 1' },
      ],
    },
  },
];

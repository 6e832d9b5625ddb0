import type { MethodExample } from '../../../core/define-method.ts';
import type { getSearches } from './get-list.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getSearches>[] = [
  {
    name: 'the demo buyer',
    input: {},
    result: {
      searches: [
        {
          guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
          name: 'Двухкомнатные со скидкой',
          url: '/katalog?rooms=2&discount=1',
          total: 42,
          subscribed: true,
          createdAt: '2026-11-04T09:00:00.000Z',
        },
      ],
    },
  },
];

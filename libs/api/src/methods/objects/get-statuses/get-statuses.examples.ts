import type { MethodExample } from '../../../core/define-method.ts';
import type { getStatuses } from './get-statuses.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getStatuses>[] = [
  {
    name: 'two lots',
    input: { ids: ['k2-48', 'k2-57'] },
    result: {
      lots: [
        { id: 'k2-48', status: 'free', price: 2_238_720_000 },
        { id: 'k2-57', status: 'held', price: 2_301_000_000 },
      ],
    },
  },
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { getOfflineReserve } from './get-offline-reserve.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOfflineReserve>[] = [
  {
    name: 'reserved in the office',
    input: { user_id: 1, user_guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930' },
    result: { offline: 1 },
  },
  {
    name: 'no reserve',
    input: { user_id: 1, user_guid: '5b0a6c1e-92d4-4f37-8a51-3c0e7d21f930' },
    result: { offline: 0 },
  },
];

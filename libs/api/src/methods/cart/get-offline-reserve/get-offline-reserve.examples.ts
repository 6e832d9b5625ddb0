import type { MethodExample } from '../../../core/define-method.ts';
import type { getOfflineReserve } from './get-offline-reserve.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getOfflineReserve>[] = [
  {
    name: 'reserved in the office',
    input: { user_id: 1, user_guid: '0d7c9f0e-6f2a-4a55-9a3e-2b8f1b0c4d11' },
    result: { offline: 1 },
  },
  {
    name: 'no reserve',
    input: { user_id: 1, user_guid: '0d7c9f0e-6f2a-4a55-9a3e-2b8f1b0c4d11' },
    result: { offline: 0 },
  },
];

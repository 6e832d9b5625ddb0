import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './account.methods.ts';

export const accountExamples: ExamplesOf<typeof methods> = {
  'Cart.GetOfflineReserve': [
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
  ],
};

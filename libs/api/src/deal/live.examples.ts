import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './live.methods.ts';

export const liveExamples: ExamplesOf<typeof methods> = {
  'Objects.GetStatuses': [
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
  ],
  'Objects.Events': [
    {
      name: 'nothing has changed',
      input: {},
      result: { last: 'b1-0', complete: false, events: [] },
    },
  ],
};

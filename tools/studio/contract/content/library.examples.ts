import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './library.methods.ts';

/** Calls of each method; tests and stories use them. */
export const libraryExamples: ExamplesOf<typeof methods> = {
  'Complexes.List': [
    {
      name: 'one',
      input: {},
      result: { complexes: [{ id: 'kanal', name: 'Канал 9', at: [59.9106, 30.3241] }] },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './library.methods.ts';

/** Calls of each method; tests and stories use them. */
export const libraryExamples: ExamplesOf<typeof methods> = {
  'Pictures.List': [
    {
      name: 'walls',
      input: { text: 'кладка' },
      result: {
        ...{ total: 1, page: 1, pages: 1 },
        pictures: [
          { id: 'site-kanal-walls', alt: 'Кладка седьмого этажа', width: 1600, height: 1000 },
        ],
      },
    },
  ],
  'Complexes.List': [
    { name: 'one', input: {}, result: { complexes: [{ id: 'kanal', name: 'Канал 9' }] } },
  ],
};

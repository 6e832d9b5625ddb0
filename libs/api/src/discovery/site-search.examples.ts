import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './site-search.methods.ts';

export const siteSearchExamples: ExamplesOf<typeof methods> = {
  'Content.Search': [
    {
      name: 'a complex with a slip of the finger',
      input: { query: 'калонада' },
      result: {
        total: 1,
        groups: [
          {
            kind: 'complex',
            total: 1,
            items: [
              {
                url: '/obekty/kolonnada',
                title: [{ text: 'Колоннада', found: true }],
                excerpt: [],
                note: 'Петроградская сторона',
              },
            ],
          },
        ],
        corrected: 'колоннада',
      },
    },
    {
      name: 'words that stand nowhere',
      input: { query: 'жираф' },
      result: { total: 0, groups: [], corrected: null },
    },
  ],
};

import type { MethodExample } from '../../../core/define-method.ts';
import type { searchSite } from './search.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof searchSite>[] = [
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
];

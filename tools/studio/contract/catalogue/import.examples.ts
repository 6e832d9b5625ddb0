import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './import.methods.ts';

const last = '7f8091a2-b3c4-4d5e-8f60-718293a4b5c6';

/** A table of one lot with another price, packed. */
const content =
  'H4sIAAAAAAACA7uw+8K+i03WF9subL2w98IG64uNF5subLjYdLH5YiNXtpGuqbm1obmlAQhYX2y8sOnCvgsbL+y7sAWkmAsA2Fs1CD0AAAA=';

/** Calls of each method; tests and stories use them. */
export const importExamples: ExamplesOf<typeof methods> = {
  'Imports.Run': [
    {
      name: 'a difference that somebody has to look at',
      input: { file: 'feed.csv', content },
      result: {
        outcome: 'dry-run',
        format: 'таблица CSV',
        notes: ['столбец «лот» — лот', 'столбец «цена» — цена'],
        summary:
          'новых лотов 0, изменится 1, без изменений 40, нет в файле 0, подозрительного 1, ошибок 0',
        parts: [
          { title: 'Изменения', count: 1, lines: ['k2-57: цена 17 900 000 ₽ → 8 950 000 ₽'] },
          {
            title: 'Подозрительно',
            count: 1,
            lines: ['строка 2, k2-57, цена −50 %: 17 900 000 ₽ → 8 950 000 ₽'],
          },
        ],
        suspicious: 1,
        gone: 0,
        columns: [
          { heading: 'лот', example: 'k2-57', field: 'id', missing: false },
          { heading: 'цена', example: '8950000', field: 'price', missing: false },
        ],
      },
    },
  ],
  'Imports.List': [
    {
      name: 'the last one can be taken back',
      input: {},
      result: {
        imports: [
          {
            guid: last,
            file: 'feed.xml',
            at: '2026-11-27T09:12:00.000Z',
            lots: 40,
            may_undo: true,
          },
          {
            guid: '6e7f8091-a2b3-4c4d-8e5f-60718293a4b5',
            ...{ file: 'prices.csv', at: '2026-11-26T09:12:00.000Z', lots: 3, may_undo: false },
          },
        ],
      },
    },
  ],
  'Imports.Undo': [
    {
      name: 'new lots and changed ones',
      input: { import: last },
      result: { removed: 40, restored: 2 },
    },
  ],
};

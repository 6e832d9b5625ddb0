import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './page.methods.ts';

const path = '/akcii/klyuchi-k-novomu-godu';
const row = { path, title: 'Ключи к Новому году', state: 'draft', changed: true } as const;
const body = {
  title: row.title,
  description: 'Скидка 5 % на готовые квартиры',
  ...{ indexable: true, compose: null, from: '2026-12-01T00:00:00+03:00', until: null },
  blocks: [{ type: 'header', text: '34 квартиры, куда можно въехать сразу' }],
};
const page = {
  ...{ ...row, body, version: 3, saved_at: '2026-11-20T09:12:00.000Z', saved_by: 'Юдина Вера' },
  ...{ mistakes: [], preview: `${path}?preview=1.x`, versions: [] },
};

/** Calls of each method; tests and stories use them. */
export const pageExamples: ExamplesOf<typeof methods> = {
  'Pages.List': [{ name: 'a draft', input: {}, result: { pages: [row] } }],
  'Pages.Blocks': [
    {
      name: 'a heading',
      input: {},
      result: {
        blocks: [
          {
            ...{ type: 'header', title: 'Подзаголовок', frame: [] },
            shape: {
              kind: 'group',
              fields: [{ key: 'text', title: 'Текст', required: true, shape: { kind: 'line' } }],
            },
            example: { text: 'Ключи выдают' },
          },
        ],
      },
    },
  ],
  'Pages.Get': [{ name: 'a draft', input: { path }, result: { page } }],
  'Pages.Create': [{ name: 'a promo', input: { path, title: row.title }, result: { path } }],
  'Pages.Save': [{ name: 'another title', input: { path, version: 2, body }, result: { page } }],
  'Pages.Publish': [
    {
      name: 'with a term',
      input: { path, version: 3 },
      result: { page: { ...page, state: 'scheduled', changed: false } },
    },
    {
      name: 'to another address',
      input: { path, version: 3, address: '/akcii/klyuchi', redirect: true },
      result: { page: { ...page, path: '/akcii/klyuchi', state: 'published', changed: false } },
    },
  ],
  'Pages.Version': [{ name: 'the first', input: { path, number: 1 }, result: { body } }],
  'Pages.Restore': [
    { name: 'the first version', input: { path, version: 3, number: 1 }, result: { page } },
  ],
};

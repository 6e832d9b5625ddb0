import type { MethodExample } from '../../../core/define-method.ts';
import type { getNewsPreview } from './get-news-preview.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getNewsPreview>[] = [
  {
    name: 'a draft',
    input: {
      alias: 'severnyj-svet-shkola',
      preview: '1795000000.lN7dZ0hPzYk2oB4cQ8vW1xS3uT5rE6yA9iG7fJ0kL2M',
    },
    result: {
      item: {
        alias: 'severnyj-svet-shkola',
        title: 'Новость, которую ещё согласуют',
        lead: 'Появится после согласования.',
        date: '2026-12-01',
        topic: 'Компания',
        picture: null,
        complex: null,
        blocks: [{ type: 'text', html: '<p>Подробности позже.</p>' }],
        previous: null,
        next: null,
      },
      notes: ['Черновик: новости ещё нет на сайте'],
    },
  },
];

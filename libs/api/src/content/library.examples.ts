import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './library.methods.ts';

export const libraryExamples: ExamplesOf<typeof methods> = {
  'Content.GetPreview': [
    {
      name: 'a new version of a page',
      input: { path: '/ddu', preview: '1795000000.lN7dZ0hPzYk2oB4cQ8vW1xS3uT5rE6yA9iG7fJ0kL2M' },
      result: {
        page: {
          path: '/ddu',
          title: 'Договор долевого участия',
          description: 'Страница, которую ещё согласуют.',
          indexable: false,
          blocks: [{ type: 'header', tag: 'h2', text: 'Скоро' }],
        },
        notes: ['Страница опубликована', 'Показана новая версия, на сайте пока прежняя'],
      },
    },
  ],
};

import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './feed.methods.ts';

export const feedExamples: ExamplesOf<typeof methods> = {
  'Content.GetSitemap': [
    {
      name: 'a page, an object, a flat and a news item',
      input: {},
      result: {
        sections: [
          { name: 'pages', pages: [{ path: '/kompaniya' }] },
          { name: 'objects', pages: [{ path: '/obekty/kanal' }] },
          { name: 'lots', pages: [{ path: '/obekty/kanal/korpus-2/k2-48' }] },
          {
            name: 'news',
            pages: [{ path: '/novosti/kanal-9-kladka-sedmogo-etazha', changed: '2026-11-12' }],
          },
        ],
      },
    },
  ],
};

import type { MethodExample } from '../../../core/define-method.ts';
import type { getSitemap } from './get-sitemap.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getSitemap>[] = [
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
];

import { expect, it } from 'vitest';
import { findMuseum } from './find-museum.ts';
import type { Library } from '../../content/library/library.ts';

const now = new Date('2026-11-20T09:00:00Z');
const picture = { id: 'kanal-hero', alt: '', width: 1600, height: 1000, colour: '#888888' };

function libraryOf(...paths: string[]): Pick<Library, 'pages'> {
  return {
    pages: new Map(
      paths.map((path) => [
        path,
        {
          page: {
            ...{ path, title: path, description: 'Текст', indexable: true, picture: null },
            blocks: [
              { type: 'text', html: '' },
              ...(path.endsWith('b') ? [{ type: 'image', picture }] : []),
            ],
          } as never,
          next: null,
          publishing: {
            isDraft: path.endsWith('draft'),
            publishedFrom: null,
            publishedUntil: null,
          } as never,
        },
      ]),
    ),
  };
}

const museum = '/obekty/kanal/muzey';

it('shows the pages below its own with the first picture of each', () => {
  const library = libraryOf(museum, `${museum}/a`, `${museum}/b`, '/obekty/loft/muzey/c');
  expect(findMuseum(library, 'kanal', now)).toEqual({
    ...{ link: museum, title: museum, text: 'Текст' },
    objects: [
      { link: `${museum}/a`, title: `${museum}/a`, text: 'Текст' },
      { link: `${museum}/b`, title: `${museum}/b`, text: 'Текст', picture },
    ],
  });
});

it('shows no drafts', () => {
  expect(findMuseum(libraryOf(museum, `${museum}/draft`), 'kanal', now)?.objects).toEqual([]);
});

it('is none where a complex has no museum', () => {
  expect(findMuseum(libraryOf(museum), 'zaliv', now)).toBeNull();
});

import { expect, test } from 'vitest';
import { repeatMistakes } from './check-repeats.ts';

const news = (file: string, ...pictures: string[]) => ({
  file,
  exports: { news: pictures.map((picture) => ({ picture })) },
});

test('a picture has three places, and each further one is a mistake', () => {
  const page = { blocks: [{ picture: { id: 'keys' } }, { pictures: [{ id: 'keys' }, 'office'] }] };
  const mistakes = repeatMistakes([
    news('news/living.ts', 'keys', 'office'),
    { file: 'pages/ddu.ts', exports: { ddu: page } },
    { file: 'promos.ts', exports: { promos: [{ picture: 'keys' }] } },
  ]);
  expect(mistakes).toEqual([
    {
      file: 'promos.ts',
      path: 'promos[0].picture',
      reason:
        '«keys» stands on 3 places already, the first are news/living.ts › news[0].picture, pages/ddu.ts › ddu.blocks[0].picture, pages/ddu.ts › ddu.blocks[1].pictures[0]',
    },
  ]);
});

test('what a picture stands for itself, and what the account tells, does not count', () => {
  const places = ['offices.ts', 'reviews/long.ts', 'news/buyers.ts', 'account/lessons.ts'];
  expect(repeatMistakes(places.map((file) => news(file, 'office', 'office')))).toEqual([]);
});

test('drawings may stand anywhere', () => {
  const drawing = { src: '/media/spots/spot-keys.svg' };
  const page = { blocks: Array.from({ length: 5 }, () => ({ drawing })) };
  expect(repeatMistakes([{ file: 'pages/ddu.ts', exports: { page } }])).toEqual([]);
});

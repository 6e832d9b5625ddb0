import { expect, test } from 'vitest';
import type { ResultOf } from '@m30/api/client';
import { chooseReviews } from './choose-reviews.ts';

type Review = ResultOf<'Content.GetReviews'>['reviews'][number];

const picture = { id: 'zaliv-hero', alt: '', width: 1600, height: 1000, colour: '#889' };
const review = (guid: string, vendor: string | null, changes: Partial<Review> = {}): Review => ({
  ...{ guid, date: '2026-10-01', author: 'Анна', about: 'студия', title: null, text: 'Тихо.' },
  ...{ rating: 5, picture: null, photo: null, video: null, reply: null },
  complex: vendor === null ? null : { vendor, name: vendor },
  ...changes,
});

test('short praise is chosen, one a complex', () => {
  const { quotes } = chooseReviews([
    review('a', 'kanal'),
    review('b', 'kanal'),
    review('c', 'zaliv', { rating: 4 }),
    review('d', 'zaliv', { text: 'долго '.repeat(60) }),
    review('e', null),
    review('f', 'zaliv'),
  ]);
  expect(quotes.map(({ guid }) => guid)).toEqual(['a', 'f']);
  expect(quotes[0]?.about).toBe('«kanal», студия');
});

test('the newest film with a picture stands beside', () => {
  const { film } = chooseReviews([
    review('a', 'kanal', { video: '/media/video/a.mp4' }),
    review('b', 'zaliv', { video: '/media/video/b.mp4', picture, title: 'Закат' }),
  ]);
  expect(film).toMatchObject({ src: '/media/video/b.mp4', title: 'Закат' });
  expect(chooseReviews([]).film).toBeNull();
});

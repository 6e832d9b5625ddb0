import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './review.methods.ts';

export const reviewExamples: ExamplesOf<typeof methods> = {
  'Content.GetReviews': [
    {
      name: 'reviews of one complex',
      input: { subject: 'complex', complex: 'kanal', pageSize: 1 },
      result: {
        total: 1,
        reviews: [
          {
            guid: '0b0f3c52-8a55-5e0c-9d6b-3a1d6f2b7c11',
            date: '2026-10-19',
            author: 'Олег и Дина Р.',
            about: 'трёхкомнатная, корпус 2',
            title: null,
            text: 'Сравнивали четыре стройки в центре. Здесь единственное место, где дали подняться на этаж и приложить рулетку к проёму.',
            rating: 5,
            complex: { vendor: 'kanal', name: 'Канал 9' },
            picture: null,
            photo: null,
            video: null,
            reply: null,
          },
        ],
        complexes: [{ vendor: 'kanal', name: 'Канал 9', count: 1 }],
        rating: 5,
      },
    },
  ],
};

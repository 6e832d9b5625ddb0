import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './review.methods.ts';

const review = {
  ...{ guid: '5b0f9b5e-7e0e-4d0d-9d43-0f7a3f0d5a11', revision: 'q8Jx0aP3mT7uVb2LrY5kWc' },
  ...{ author: 'Ольга', about: 'студия, корпус 2', complex: 'Канал 9' },
  ...{ title: null, text: 'Дом хороший, вода под окнами тёплая.', rating: 4, reply: '' },
  ...{ reason: null, photo: null, created_at: '2026-11-26T12:10:00.000Z' },
};

const input = { review: review.guid, revision: review.revision };

/** Calls of each method; tests and stories use them. */
export const reviewExamples: ExamplesOf<typeof methods> = {
  'Reviews.List': [
    {
      name: 'what waits',
      input: { state: 'new' },
      result: {
        ...{ total: 1, page: 1, pages: 1, reviews: [{ ...review, state: 'new' }] },
        counts: { new: 1, published: 96, rejected: 2 },
      },
    },
  ],
  'Reviews.Publish': [
    {
      name: 'with an answer',
      input: { ...input, reply: 'Спасибо за слова.' },
      result: { review: { ...review, state: 'published', reply: 'Спасибо за слова.' } },
    },
  ],
  'Reviews.Reject': [
    {
      name: 'a stranger’s advertisement',
      input: { ...input, reason: 'Это реклама другой компании' },
      result: {
        review: { ...review, state: 'rejected', reason: 'Это реклама другой компании' },
      },
    },
  ],
};

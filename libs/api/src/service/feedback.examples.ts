import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './feedback.methods.ts';

export const feedbackExamples: ExamplesOf<typeof methods> = {
  'LK.GetFeedback': [
    {
      name: 'a survey, a rating and a review',
      input: {},
      result: {
        surveys: [
          {
            alias: 'pokupka-2026',
            title: 'Как прошла покупка',
            lead: 'Три вопроса, две минуты.',
            questions: [
              {
                id: 'nps',
                kind: 'nps',
                text: 'Посоветуете ли вы нас знакомым?',
                required: true,
              },
            ],
            points: 100,
            closes_at: null,
          },
        ],
        ratings: [
          {
            guid: '3f6a1d52-7c1b-4a8e-9d0f-52c7be41a603',
            manager: 'Ирина Лаптева',
            about: 'консультация по ипотеке 12 ноября',
            asked_at: '2026-11-12T12:00:00.000Z',
            path: '/manager-rating?token=demo-ocenka-konsultacii',
            stars: null,
            text: null,
          },
        ],
        reviews: [
          {
            guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811',
            date: '2026-10-02',
            complex: 'Светлый двор',
            rating: 5,
            text: 'Двор тихий, соседи здороваются.',
            state: 'published',
            reply: null,
          },
        ],
        answered: [],
        complexes: [{ vendor: 'svetly', name: 'Светлый двор' }],
      },
    },
  ],
  'LK.SendReview': [
    {
      name: 'about a complex',
      input: {
        object: 'svetly',
        rating: 5,
        message: 'Двор тихий, соседи здороваются, лифт не скрипит.',
      },
      result: { guid: '9c2f4a70-1d3e-4b65-8f7a-60d2c5b3e811' },
    },
  ],
  'LK.SendSurvey': [
    {
      name: 'a short one',
      input: { survey: 'pokupka-2026', answers: { nps: '9', best: 'manager' } },
      result: { points: 100 },
    },
  ],
  'LK.GetRating': [
    {
      name: 'a link that works',
      input: { token: 'demo-ocenka-konsultacii' },
      result: {
        state: 'open',
        manager: 'Ирина Лаптева',
        about: 'консультация по ипотеке 12 ноября',
        expires_at: '2026-11-26T12:00:00.000Z',
      },
    },
  ],
  'LK.SendRating': [
    {
      name: 'five stars',
      input: {
        token: 'demo-ocenka-konsultacii',
        stars: 5,
        text: 'Посчитали три варианта и ничего не навязали.',
      },
      result: {},
    },
  ],
};

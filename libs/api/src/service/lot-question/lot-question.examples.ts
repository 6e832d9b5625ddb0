import type { ExamplesOf } from '../../core/examples.ts';
import type * as methods from './lot-question.methods.ts';

const question = {
  name: 'Ольга',
  email: 'olga@example.com',
  message: 'Выходят ли окна спальни во двор?',
  token: 'token',
};
const answer = {
  text: '<p>Ольга, спасибо. Ответим на olga@example.com в течение рабочего дня.</p>',
};

export const lotQuestionExamples: ExamplesOf<typeof methods> = {
  'Form.AskAboutLot': [
    { name: 'about a flat', input: { ...question, lot: 'k2-57' }, result: answer },
    {
      name: 'about a resale flat, with a consent of the explicit mode',
      input: {
        ...question,
        lot: 'lanskaya-2k',
        consent: { mode: 'explicit', version: '2026-11-01', kinds: ['processing'] },
      },
      result: answer,
    },
    {
      name: 'from a page without JavaScript',
      input: {
        name: 'Ольга',
        email: 'olga@example.com',
        message: 'Можно ли заехать зимой?',
        lot: 'k2-57',
        noscript: true,
        website: '',
      },
      result: answer,
    },
  ],
  'LK.GetLotQuestions': [
    {
      name: 'one that was answered',
      input: {},
      result: {
        questions: [
          {
            guid: '7c0b7c1e-6a3a-4a0c-9d3f-2f0f7d1c9f10',
            lot: 'Квартира № 57, «Канал 9», корпус 2',
            url: '/obekty/kanal/korpus-2/k2-57',
            text: 'Выходят ли окна спальни во двор?',
            asked_at: '2026-11-17T09:00:00.000Z',
            answer: {
              author: 'Отдел продаж',
              text: 'Да, обе спальни выходят во двор.',
              at: '2026-11-18T08:10:00.000Z',
            },
          },
        ],
      },
    },
  ],
  'LK.KeepLotQuestion': [
    { name: 'a question of the letter', input: { key: 'QuestionOfTheExamples0' }, result: {} },
  ],
};

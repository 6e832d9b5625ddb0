import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './school.methods.ts';

export const schoolExamples: ExamplesOf<typeof methods> = {
  'LK.GetSchool': [
    {
      name: 'a lesson that is under way',
      input: {},
      result: {
        lessons: [
          {
            alias: 'pervyj-mesyac',
            title: 'Первый месяц в квартире',
            lead: 'Что проверить, пока свежа память о ремонте.',
            minutes: 8,
            state: 'started',
            score: 1,
            done_at: null,
            questions: 3,
          },
        ],
        done: 0,
        next: 'pervyj-mesyac',
      },
    },
  ],
  'LK.GetLesson': [
    {
      name: 'a lesson with one question',
      input: { alias: 'pervyj-mesyac' },
      result: {
        alias: 'pervyj-mesyac',
        title: 'Первый месяц в квартире',
        lead: 'Что проверить, пока свежа память о ремонте.',
        minutes: 8,
        state: 'started',
        score: 1,
        done_at: null,
        number: 1,
        total: 6,
        blocks: [{ type: 'text', html: '<p>За тридцать дней дом покажет почти всё.</p>' }],
        video: null,
        questions: [
          {
            id: 'filter',
            text: 'Зачем чистить сетки на смесителях?',
            options: [
              { id: 'sand', text: 'После ремонта там песок' },
              { id: 'scale', text: 'Там уже накипь' },
            ],
          },
        ],
        answers: { filter: 'sand' },
        checked: [{ id: 'filter', right: true, why: 'Песок остаётся в трубах после работ.' }],
        previous: null,
        next: { alias: 'vozduh-i-vlazhnost', title: 'Воздух и влажность' },
      },
    },
  ],
  'LK.SaveLesson': [
    {
      name: 'the lesson is opened',
      input: { alias: 'pervyj-mesyac', answers: {} },
      result: {},
    },
  ],
  'LK.CheckLesson': [
    {
      name: 'everything is right',
      input: {
        alias: 'pervyj-mesyac',
        answers: { filter: 'sand', breaker: 'cut', radiator: 'air' },
      },
      result: {
        score: 3,
        total: 3,
        done: true,
        points: 50,
        checked: [
          {
            id: 'filter',
            right: true,
            why: 'Песок остаётся в трубах после работ и\u00a0забивает сетки.',
          },
          { id: 'breaker', right: true, why: 'Исправный прибор сразу отключает линию.' },
          { id: 'radiator', right: true, why: 'Журчит воздух: его выпускает мастер.' },
        ],
      },
    },
  ],
};

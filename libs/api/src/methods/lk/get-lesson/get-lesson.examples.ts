import type { MethodExample } from '../../../core/define-method.ts';
import type { getLesson } from './get-lesson.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getLesson>[] = [
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
];

import type { MethodExample } from '../../../core/define-method.ts';
import type { getSchool } from './get-school.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getSchool>[] = [
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
];

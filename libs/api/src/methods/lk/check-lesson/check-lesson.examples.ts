import type { MethodExample } from '../../../core/define-method.ts';
import type { checkLesson } from './check-lesson.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof checkLesson>[] = [
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
];

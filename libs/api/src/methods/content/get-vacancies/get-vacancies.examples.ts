import type { MethodExample } from '../../../core/define-method.ts';
import type { getVacancies } from './get-vacancies.method.ts';

/** Calls that stories, mocks and tests use. */
export const examples: MethodExample<typeof getVacancies>[] = [
  {
    name: 'one open place',
    input: {},
    result: {
      vacancies: [
        {
          alias: 'inzhener-tehnadzora',
          title: 'Инженер технического надзора',
          department: 'Стройка',
          place: '«Северный свет», Парнас',
          schedule: 'Полный день',
          salary: { from: 14_000_000, to: 18_000_000 },
          lead: 'Проверять то, что потом закроют штукатуркой.',
          duties: ['Принимать скрытые работы'],
          wants: ['Опыт на монолите от трёх лет'],
          offers: ['Договор с первого дня'],
          posted: '2026-11-09',
          closes: null,
        },
      ],
    },
  },
];

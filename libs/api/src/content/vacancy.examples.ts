import type { ExamplesOf } from '../core/examples.ts';
import type * as methods from './vacancy.methods.ts';

export const vacancyExamples: ExamplesOf<typeof methods> = {
  'Content.GetVacancies': [
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
  ],
};

import type { InferInput } from 'valibot';
import type { ExamplesOf } from '../../core/examples.ts';
import { entryExamples } from '../entry-examples.ts';
import type * as methods from './vacancy.methods.ts';
import type { VacancyBodySchema } from './vacancy.schema.ts';

const id = 'inzhener-tehnadzora';

const body: InferInput<typeof VacancyBodySchema> = {
  ...{ title: 'Инженер технического надзора', department: 'Стройка' },
  ...{ place: '«Мануфактура», Выборгская сторона', schedule: 'Полный день' },
  ...{ salary_from: 14_000_000, salary_to: 18_000_000, lead: 'Смотреть и говорить сегодня.' },
  ...{ duties: ['Принимать скрытые работы'], wants: ['Привычка записывать'] },
  ...{ offers: ['Спецодежда и обед'], from: '2026-11-09', until: null, position: 0, draft: false },
};

/** Calls of each method; tests and stories use them. */
export const vacancyExamples: ExamplesOf<typeof methods> = {
  ...entryExamples('Vacancies', {
    row: {
      ...{ id, title: body.title, note: body.department },
      ...{ state: 'published', from: body.from, until: null },
    },
    body,
    address: `/kompaniya/vakansii#${id}`,
  }),
  'Vacancies.Answers': [
    {
      name: 'one with a CV',
      input: { id },
      result: {
        answers: [
          {
            ...{ lead: '5b0f9b5e-7e0e-4d0d-9d43-0f7a3f0d5a12', name: 'Игорь Павлов' },
            ...{ phone: '+79215550105', status: 'Новая', created_at: '2026-11-26T12:10:00.000Z' },
            cv: '/studio/files/5b0f9b5e-7e0e-4d0d-9d43-0f7a3f0d5a13',
          },
        ],
      },
    },
  ],
};

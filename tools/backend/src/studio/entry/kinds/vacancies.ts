import { asc } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import * as methods from '@m30/studio/contract';
import type { StudioInput } from '@m30/studio/contract/client';
import { vacancies } from '../../../modules/content/library/content-vacancies.table.ts';
import { checkNamed } from '../check-entry.ts';
import { entryHandlers } from '../entry-handlers.ts';
import { daysState } from './days-state.ts';

type Body = StudioInput<'Vacancies.Save'>['body'];

/** Answers the methods of places of work; a closed one takes no answers any more. */
export const vacancyHandlers = entryHandlers<typeof vacancies, Body>(
  {
    list: methods.listVacancyEntries,
    get: methods.getVacancyEntry,
    save: methods.saveVacancy,
    remove: methods.removeVacancy,
  },
  {
    table: vacancies,
    key: vacancies.alias,
    idOf: ({ alias }) => alias,
    order: [asc(vacancies.position), asc(vacancies.alias)],
    subject: 'vacancy',
    words: { made: 'Новая вакансия', changed: 'Изменена вакансия', removed: 'Удалена вакансия' },
    titleOf: ({ title }) => title,
    bodyOf: ({ alias: _, salaryFrom, salaryTo, postedOn, closesOn, isDraft, ...body }) => ({
      ...{ ...body, salary_from: salaryFrom, salary_to: salaryTo },
      ...{ from: postedOn, until: closesOn, draft: isDraft },
    }),
    rowOf: (alias, { salary_from, salary_to, from, until, draft, ...body }) => ({
      ...{ alias, ...body, salaryFrom: salary_from, salaryTo: salary_to },
      ...{ postedOn: from, closesOn: until, isDraft: draft },
    }),
    about: ({ title, department, postedOn: from, closesOn: until, isDraft }, now) => ({
      ...{ title, note: department, from, until },
      state: daysState({ from, until, isDraft }, moscowDay(now)),
    }),
    addressOf: (alias, _, { state }) =>
      state === 'published' ? `/kompaniya/vakansii#${alias}` : null,
    check: (tx, { body }) => checkNamed(tx, { from: body.from, until: body.until }),
  },
);

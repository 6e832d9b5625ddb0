import * as v from 'valibot';
import { defineStudioMethod } from '../../core/define-studio-method.ts';
import { alias, entryMethods } from '../entry.ts';
import { AnswerSchema, VacancyBodySchema } from './vacancy.schema.ts';

/** Open places of work: list, write, fold, take away. */
export const {
  list: listVacancyEntries,
  get: getVacancyEntry,
  save: saveVacancy,
  remove: removeVacancy,
} = entryMethods({
  ...{ group: 'Vacancies', what: 'place of work', right: 'site.edit' },
  body: VacancyBodySchema,
});

export const listAnswers = defineStudioMethod({
  name: 'Vacancies.Answers',
  verb: 'GET',
  summary:
    'Lists who has answered to a place of work, the newest first, and how far each is worked',
  right: 'leads.read',
  input: v.strictObject({ id: alias }),
  result: v.object({ answers: v.array(AnswerSchema) }),
});

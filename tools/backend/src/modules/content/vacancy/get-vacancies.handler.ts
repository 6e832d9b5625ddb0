import { getVacancies } from '@m30/api';
import { implement } from '../../../kernel/method/implement.ts';
import { findVacancies } from './find-vacancies.ts';
import { moscowDate } from '../../../kernel/time/moscow-date.ts';

/** Lists the places of work that are open today in Moscow. */
export const getVacanciesHandler = implement(getVacancies, (_input, { services }) => ({
  vacancies: findVacancies(services.content.library, moscowDate(services.clock())),
}));

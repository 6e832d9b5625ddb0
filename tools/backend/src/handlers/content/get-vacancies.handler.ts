import { getVacancies } from '@m30/api';
import { implement } from '../../core/implement.ts';
import { findVacancies } from '../../domain/content/find-vacancies.ts';
import { moscowDate } from '../../domain/content/moscow-date.ts';

/** Lists the places of work that are open today in Moscow. */
export const getVacanciesHandler = implement(getVacancies, (_input, { services }) => ({
  vacancies: findVacancies(services.content.library, moscowDate(services.clock())),
}));

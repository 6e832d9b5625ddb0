import { getVacancies } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { implement } from '../../../kernel/method/implement.ts';
import { findVacancies } from './find-vacancies.ts';

/** Lists the places of work that are open today in Moscow. */
export const getVacanciesHandler = implement(getVacancies, (_input, { services }) => ({
  vacancies: findVacancies(services.content.library, moscowDay(services.clock())),
}));

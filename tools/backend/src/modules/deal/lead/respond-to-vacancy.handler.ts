import { respondToVacancy } from '@m30/api';
import { moscowDay } from '@m30/ui-kit/format';
import { refuse } from '../../../kernel/method/refuse.ts';
import { attachFile } from '../../people/upload/attach-file.ts';
import { findVacancies } from '../../content/vacancy/find-vacancies.ts';
import { leadHandler } from './lead-handler.ts';

/** Accepts an answer to an open place of work. */
export const respondToVacancyHandler = leadHandler(
  respondToVacancy,
  {
    purpose: 'Отклик на вакансию',
    confirmation: 'Отдел кадров прочитает отклик и ответит в течение трёх рабочих дней.',
    keep: (tx, lead, { cv = '' }) =>
      attachFile(tx, { file: cv, lead, field: 'cv', types: ['pdf', 'docx', 'jpg', 'png'] }),
  },
  ({ vacancy }, { services }) => {
    const open = findVacancies(services.content.library, moscowDay(services.clock()));
    if (!open.some(({ alias }) => alias === vacancy)) {
      throw refuse(404, 'Это место уже занято. Посмотрите другие вакансии');
    }
  },
);

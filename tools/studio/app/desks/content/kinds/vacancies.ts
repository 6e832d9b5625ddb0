import { moscowDay } from '@m30/ui-kit/format';
import { alias } from '../../../../contract/content/entry.ts';
import { VacancyBodySchema } from '../../../../contract/content/vacancy/vacancy.schema.ts';
import { Answers } from '../answers/Answers.tsx';
import type { EntryKind } from './kind.ts';

/** Open places of work, with who has answered. */
export const vacancies: EntryKind = {
  group: 'Vacancies',
  path: 'vacancies',
  title: 'Вакансии',
  one: 'Вакансия',
  make: 'Новая вакансия',
  right: 'site.edit',
  schema: VacancyBodySchema,
  id: { schema: alias, label: 'Имя в адресах', hint: 'Ссылка будет /kompaniya/vakansii#…' },
  named: true,
  More: Answers,
  fields: [
    { kind: 'line', key: 'title', label: 'Должность' },
    { kind: 'line', key: 'department', label: 'Отдел', hint: 'Стройка, Проектирование, Продажи' },
    { kind: 'line', key: 'place', label: 'Где' },
    { kind: 'line', key: 'schedule', label: 'График', hint: 'Полный день, сменный график' },
    { kind: 'money', key: 'salary_from', label: 'Зарплата от, ₽ в месяц' },
    { kind: 'money', key: 'salary_to', label: 'До, ₽ в месяц', hint: 'Пусто: без верхней границы' },
    { kind: 'text', key: 'lead', label: 'В чём работа' },
    { kind: 'lines', key: 'duties', label: 'Что делать' },
    { kind: 'lines', key: 'wants', label: 'Кого ищем' },
    { kind: 'lines', key: 'offers', label: 'Что предлагаем' },
    { kind: 'day', key: 'from', label: 'Первый день' },
    {
      ...{ kind: 'day', key: 'until', label: 'Последний день приёма откликов' },
      hint: 'Пусто: без срока. Чтобы свернуть вакансию, поставьте вчерашний день',
    },
    { kind: 'number', key: 'position', label: 'Место в списке', hint: '0 — первое' },
    { kind: 'flag', key: 'draft', label: 'Черновик: на сайте не видно' },
  ],
  empty: () => ({
    ...{ title: '', department: '', place: '', schedule: 'Полный день', lead: '' },
    ...{ salary_from: null, salary_to: null, duties: [], wants: [], offers: [] },
    ...{ from: moscowDay(new Date()), until: null, position: 0, draft: false },
  }),
  nothing: 'Вакансий ещё нет',
  help: 'Вакансия стоит на сайте с первого дня по последний; отклики приходят сюда и в «Лиды».',
};

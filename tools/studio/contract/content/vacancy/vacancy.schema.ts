import * as v from 'valibot';
import { day, requiredText } from '../../core/schemas.ts';
import { lines, place, whole } from '../entry-fields.ts';

const salary = whole(1, 1_000_000_000, 'Зарплата в рублях, без копеек и пробелов');

/** Everything of an open place of work that the staff write. */
export const VacancyBodySchema = v.pipe(
  v.strictObject({
    title: requiredText(120, 'Введите должность'),
    /** «Стройка», «Проектирование», … */
    department: requiredText(60, 'Введите отдел'),
    /** Where the work is: «Лиговский пр., 87». */
    place: requiredText(120, 'Напишите, где работать'),
    /** «Полный день», «Сменный график», … */
    schedule: requiredText(60, 'Напишите график'),
    /** Kopecks a month before tax; `null` is open above. */
    salary_from: salary,
    salary_to: v.nullable(salary),
    lead: requiredText(500, 'Напишите, в чём работа, одним-двумя предложениями'),
    duties: lines(15, 'Напишите, что делать'),
    wants: lines(15, 'Напишите, кого ищете'),
    offers: lines(15, 'Напишите, что предлагаете'),
    /** First and last day on which answers are taken; `null` is without an end. */
    from: day,
    until: v.nullable(day),
    position: place,
    /** Withheld from everybody. */
    draft: v.boolean(),
  }),
  v.forward(
    v.partialCheck(
      [['salary_from'], ['salary_to']],
      ({ salary_from, salary_to }) => salary_to === null || salary_to >= salary_from,
      'Верхняя граница меньше нижней',
    ),
    ['salary_to'],
  ),
);

/** An answer to a place of work, as the desk of vacancies shows it. */
export const AnswerSchema = v.object({
  /** Guid of its lead. */
  lead: v.string(),
  name: v.string(),
  phone: v.string(),
  /** How far it is worked, in words. */
  status: v.string(),
  /** Address of the CV, for a download; `null` where none was sent. */
  cv: v.nullable(v.string()),
  /** ISO instant. */
  created_at: v.string(),
});

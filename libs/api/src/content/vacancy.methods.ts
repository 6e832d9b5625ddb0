import * as v from 'valibot';
import { defineMethod } from '../core/define-method.ts';
import { kopecks, NothingSchema } from '../core/schemas.ts';

const VacancySchema = v.object({
  alias: v.string(),
  title: v.string(),
  /** «Стройка», «Проектирование», … */
  department: v.string(),
  place: v.string(),
  /** «Полный день», «Сменный график», … */
  schedule: v.string(),
  /** Kopecks a month before tax; `null` is open above. */
  salary: v.object({ from: kopecks, to: v.nullable(kopecks) }),
  lead: v.string(),
  duties: v.array(v.string()),
  wants: v.array(v.string()),
  offers: v.array(v.string()),
  /** ISO dates; the last day is `null` where it is open. */
  posted: v.string(),
  closes: v.nullable(v.string()),
});

/** Lists the open places of work. */
export const getVacancies = defineMethod({
  name: 'Content.GetVacancies',
  verb: 'GET',
  summary: 'Lists the open places of work',
  input: NothingSchema,
  result: v.object({ vacancies: v.array(VacancySchema) }),
});

import { bigint, boolean, date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Open places of work. */
export const vacancies = pgTable('vacancies', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  /** «Стройка», «Проектирование», … */
  department: text('department').notNull(),
  /** Where the work is: «Лиговский пр., 87». */
  place: text('place').notNull(),
  /** «Полный день», «Сменный график», … */
  schedule: text('schedule').notNull(),
  /** Kopecks a month before tax. */
  salaryFrom: bigint('salary_from', { mode: 'number' }).notNull(),
  salaryTo: bigint('salary_to', { mode: 'number' }),
  lead: text('lead').notNull(),
  duties: jsonb('duties').$type<string[]>().notNull(),
  wants: jsonb('wants').$type<string[]>().notNull(),
  offers: jsonb('offers').$type<string[]>().notNull(),
  postedOn: date('posted_on', { mode: 'string' }).notNull(),
  /** Last day on which answers are taken; empty is open. */
  closesOn: date('closes_on', { mode: 'string' }),
  /** Withheld until it is ready. */
  isDraft: boolean('is_draft').default(false).notNull(),
});

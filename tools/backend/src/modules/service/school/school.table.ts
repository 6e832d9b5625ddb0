import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ContentBlock } from '../../content/library/types.ts';
import type { LessonAnswers, LessonQuestion, LessonVideo } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';

/** Lessons for those who have bought. */
export const lessons = pgTable('lessons', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  /** How long it takes. */
  minutes: smallint('minutes').notNull(),
  video: jsonb('video').$type<LessonVideo>(),
  blocks: jsonb('blocks').$type<ContentBlock[]>().notNull(),
  questions: jsonb('questions').$type<LessonQuestion[]>().notNull(),
});

/** How far a buyer has come in a lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alias: text('alias')
      .notNull()
      .references(() => lessons.alias, { onDelete: 'cascade' }),
    /** What is chosen so far. */
    answers: jsonb('answers').$type<LessonAnswers>().notNull(),
    /** Right answers of the last check; `null` before the first. */
    score: smallint('score'),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alias] })],
);

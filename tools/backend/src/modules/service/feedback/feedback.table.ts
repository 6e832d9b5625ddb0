import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SurveyAnswers, SurveyQuestion } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { reviews } from '../../content/library/content-reviews.table.ts';

/** Reviews that were written in the account, and by whom. */
export const reviewAuthors = pgTable(
  'review_authors',
  {
    review: uuid('review')
      .primaryKey()
      .references(() => reviews.guid, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('review_authors_user').on(table.userId)],
);

/** Questions that the company asks its buyers. */
export const surveys = pgTable('surveys', {
  alias: text('alias').primaryKey(),
  title: text('title').notNull(),
  lead: text('lead').notNull(),
  questions: jsonb('questions').$type<SurveyQuestion[]>().notNull(),
  /** Points for the answer. */
  points: smallint('points').notNull(),
  /** Whom it asks: everybody with an account, or those who have signed a contract. */
  audience: text('audience').$type<'all' | 'owners'>().notNull().default('all'),
  /** Empty before the staff open it. */
  opensAt: timestamp('opens_at', { withTimezone: true }),
  closesAt: timestamp('closes_at', { withTimezone: true }),
});

/** What buyers answered. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    survey: text('survey')
      .notNull()
      .references(() => surveys.alias, { onDelete: 'cascade' }),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.survey, table.userId] }),
    index('survey_answers_user').on(table.userId),
  ],
);

/** Requests to rate a person of the company, each with a link that works once. */
export const managerRatings = pgTable(
  'manager_ratings',
  {
    guid: uuid('guid').primaryKey(),
    /** What the link carries. */
    token: text('token').notNull().unique(),
    /** Who is asked; empty for a guest of the office. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** «Ирина Лаптева». */
    manager: text('manager').notNull(),
    /** «встреча в офисе на Лиговском 14 ноября». */
    about: text('about').notNull(),
    /** Appointment or ticket that it is about: asked once each. */
    subject: text('subject').unique(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** From 1 to 5; empty until the link is used. */
    stars: smallint('stars'),
    text: text('text'),
    ratedAt: timestamp('rated_at', { withTimezone: true }),
  },
  (table) => [
    index('manager_ratings_user').on(table.userId, table.askedAt),
    index('manager_ratings_time').on(table.ratedAt),
  ],
);

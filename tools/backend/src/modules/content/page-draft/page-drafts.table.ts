import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageBody } from './page-body.ts';
import { pages } from '../library/content.table.ts';
import { staffPeople } from '../../staff/person/staff-people.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

const path = () =>
  text('path')
    .notNull()
    .references(() => pages.path, { onDelete: 'cascade' });

/** What the staff are making of a page; the site shows it to nobody. No trigger: a keystroke makes no process read anew. */
export const pageDrafts = pgTable('page_drafts', {
  path: path().primaryKey(),
  body: jsonb('body').$type<PageBody>().notNull(),
  /** Optimistic lock: grows with every save, so that the second of two concurrent saves is refused. */
  version: integer('version').notNull(),
  savedAt: instant('saved_at').notNull(),
  savedBy: integer('saved_by')
    .notNull()
    .references(() => staffPeople.id),
});

/** What has stood on the site, the latest number last. */
export const pageVersions = pgTable(
  'page_versions',
  {
    path: path(),
    /** From 1. */
    number: integer('number').notNull(),
    body: jsonb('body').$type<PageBody>().notNull(),
    publishedAt: instant('published_at').notNull(),
    /** Empty where it stood there before the Studio did. */
    publishedBy: integer('published_by').references(() => staffPeople.id),
  },
  (table) => [primaryKey({ columns: [table.path, table.number] })],
);

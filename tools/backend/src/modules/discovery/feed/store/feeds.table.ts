import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LotFilter } from '@m30/api';
import type { FeedChannel, Walls } from '@m30/studio/contract/catalogue/feed.schema';
import { complexes } from '../../../estate/objects.table.ts';

/** Why a channel would refuse lots. */
export interface FeedReason {
  /** Russian: «Нет данных: номер комплекса на Авито». */
  reason: string;
  count: number;
  /** The first of them, with the path of their pages. */
  lots: { id: string; url: string }[];
}

/** Files of flats for other sites; staff make and change them. */
export const feeds = pgTable('feeds', {
  /** Of its address, `/feeds/{name}.xml`; never changed. */
  name: text('name').primaryKey(),
  title: text('title').notNull(),
  channel: text('channel').$type<FeedChannel>().notNull(),
  /** Of the catalogue. */
  filter: jsonb('filter').$type<LotFilter>().notNull(),
  enabled: boolean('enabled').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  /** When somebody has begun to make its file. */
  beganAt: timestamp('began_at', { withTimezone: true }),
  /** The process that makes it says so again and again; a moment that has passed is one that ended in the middle. */
  busyUntil: timestamp('busy_until', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  madeAt: timestamp('made_at', { withTimezone: true }),
  lots: integer('lots').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  bytes: integer('bytes').notNull().default(0),
  reasons: jsonb('reasons')
    .$type<FeedReason[]>()
    .notNull()
    .default(sql`'[]'`),
});

/** What channels ask of a complex, and nothing else of the product needs. */
export const feedComplexes = pgTable('feed_complexes', {
  vendor: text('vendor')
    .primaryKey()
    .references(() => complexes.vendor, { onDelete: 'cascade' }),
  walls: text('walls').$type<Walls>(),
  /** What a channel calls it by. */
  numbers: jsonb('numbers').$type<Partial<Record<FeedChannel, string>>>().notNull(),
});

import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { NoticeKind } from '@m30/api';
import { users } from '../account/accounts.table.ts';

/**
 * What buyers are notified of in the account. A trigger notifies every process whose notices have changed: the
 * payload of `notices_changed` is the buyer's id.
 */
export const notices = pgTable(
  'notices',
  {
    /** In the order of writing: open pages ask for what came after. */
    id: serial('id').primaryKey(),
    guid: uuid('guid').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** Key of the event: notified once. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** Path of the page that it is about. */
    href: text('href').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notices_key').on(table.userId, table.key),
    index('notices_user').on(table.userId, table.at, table.id),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
  ],
);

/** Where notices of a kind go besides the account, where the buyer has chosen. */
export const noticeSettings = pgTable(
  'notice_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NoticeKind>().notNull(),
    mail: boolean('mail').notNull(),
    sms: boolean('sms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../../people/account/accounts.table.ts';
import { news } from '../../content/library/content.table.ts';

/** Up to where a buyer has read the news: what is older than the day counts as read. */
export const newsMarks = pgTable('news_marks', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In Moscow; news of this day and later are unread until they stand in `news_reads`. */
  readBefore: date('read_before', { mode: 'string' }).notNull(),
});

/** Newer news that a buyer has opened. */
export const newsReads = pgTable(
  'news_reads',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alias: text('alias')
      .notNull()
      .references(() => news.alias, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alias] })],
);

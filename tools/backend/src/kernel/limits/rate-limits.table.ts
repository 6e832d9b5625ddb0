import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Attempts of a visitor or a phone in a window of time, counted over all processes. */
export const rateWindows = pgTable(
  'rate_windows',
  {
    /** Keyed hash of the limit's name and of who is counted: neither phone nor address stands here. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    /** After it the row says nothing any more. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('rate_windows_end').on(table.endsAt)],
);

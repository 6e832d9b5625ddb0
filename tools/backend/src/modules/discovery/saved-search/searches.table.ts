import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  integer,
} from 'drizzle-orm/pg-core';
import type { LotFilter, SearchFrequency } from '@m30/api';
import { users } from '../../people/account/accounts.table.ts';
import { lots } from '../../estate/objects.table.ts';

/** Filters that buyers follow by letters. */
export const searches = pgTable(
  'searches',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    filter: jsonb('filter').$type<LotFilter>().notNull(),
    /** The filter as the catalogue's query string without `?`: one buyer keeps it once. */
    query: text('query').notNull(),
    /** What the unsubscribe link carries. */
    token: text('token').notNull().unique(),
    subscribed: boolean('subscribed').notNull().default(true),
    frequency: text('frequency').$type<SearchFrequency>().notNull().default('now'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When the last letter was written. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('searches_query').on(table.userId, table.query)],
);

/** Flats for sale and their prices as the letters last took note of them. */
export const searchLots = pgTable('search_lots', {
  lotGuid: uuid('lot_guid')
    .primaryKey()
    .references(() => lots.guid, { onDelete: 'cascade' }),
  /** Kopecks. */
  price: bigint('price', { mode: 'number' }).notNull(),
});

/** Finds of a search that no letter has reported yet. */
export const searchFinds = pgTable(
  'search_finds',
  {
    searchGuid: uuid('search_guid')
      .notNull()
      .references(() => searches.guid, { onDelete: 'cascade' }),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid, { onDelete: 'cascade' }),
    /** Kopecks before it fell; `null` for a flat that is new on sale. */
    priceBefore: bigint('price_before', { mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.searchGuid, table.lotGuid] }),
    index('search_finds_lot').on(table.lotGuid),
  ],
);

import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { baskets } from './baskets.table.ts';

/** Lots of every kind that visitors like; resale flats, which are no lots of the company's buildings, among them. */
export const favourites = pgTable(
  'favourites',
  {
    basketGuid: uuid('basket_guid')
      .notNull()
      .references(() => baskets.guid, { onDelete: 'cascade' }),
    /** Readable id: `k2-57`, or of a resale flat `lanskaya-2k`. */
    lot: text('lot').notNull(),
    /** What it cost then, kopecks; `null` where it had no price. */
    price: bigint('price', { mode: 'number' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
    /** Kopecks as the letters last took note of them. */
    knownPrice: bigint('known_price', { mode: 'number' }).notNull(),
    /** It was free when the letters last took note of it. */
    knownFree: boolean('known_free').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketGuid, table.lot] }),
    index('favourites_lot').on(table.lot),
  ],
);

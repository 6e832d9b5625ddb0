import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.table.ts';

/** Flats reserved in a sales office, for buyers who fill in the mortgage form at home. */
export const offlineReserves = pgTable(
  'offline_reserves',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
    /** `null` while it lasts. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Number of the agreement, as it stands on paper. */
    number: text('number'),
    lotGuid: uuid('lot_guid'),
    /** Order that holds the lot; the reserve ends with its hold. `null` where it stands on paper alone. */
    orderGuid: uuid('order_guid'),
    /** Kopecks, as agreed. */
    price: bigint('price', { mode: 'number' }),
  },
  (table) => [
    index('offline_reserves_user').on(table.userId),
    index('offline_reserves_order').on(table.orderGuid),
  ],
);

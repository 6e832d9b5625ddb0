import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ListName } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lots } from '../../estate/objects.table.ts';

/** What one visitor keeps: a buyer, or a guest whom a cookie tells apart. */
export const baskets = pgTable(
  'baskets',
  {
    guid: uuid('guid').primaryKey(),
    /** SHA-256 of the guest's cookie, hex. */
    guestHash: text('guest_hash').unique(),
    userId: integer('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A guest's basket that was long left alone is thrown away. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Letters tell the buyer of lower prices and freed lots among the favourites. */
    subscribed: boolean('subscribed').notNull().default(false),
    /** What the link that ends these letters carries; `null` before they were asked for. */
    lettersToken: text('letters_token').unique(),
    /** When the last of these letters was written. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    check('baskets_owner', sql`(${table.guestHash} IS NULL) <> (${table.userId} IS NULL)`),
    index('baskets_left')
      .on(table.changedAt)
      .where(sql`${table.userId} is null`),
  ],
);

/** Lots in carts and comparisons. */
export const basketItems = pgTable(
  'basket_items',
  {
    basketGuid: uuid('basket_guid')
      .notNull()
      .references(() => baskets.guid, { onDelete: 'cascade' }),
    list: text('list').$type<ListName>().notNull(),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid, { onDelete: 'cascade' }),
    /** What the lot cost then, kopecks; `null` where it had no price. */
    price: bigint('price', { mode: 'number' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.basketGuid, table.list, table.lotGuid] })],
);

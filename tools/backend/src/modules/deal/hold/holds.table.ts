import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { HoldEnd, HoldKind } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';

/** Numbers of orders that buyers open themselves: «M30-30001». */
export const orderNumbers = pgSequence('order_numbers', { startWith: 30_001 });

/** Lots that buyers hold or held. */
export const holds = pgTable(
  'holds',
  {
    guid: uuid('guid').primaryKey(),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    kind: text('kind').$type<HoldKind>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on it holds nothing, whether or not `ended_at` says so yet. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the buyer was notified that it ends soon. */
    warnedAt: timestamp('warned_at', { withTimezone: true }),
    /** `null` while it holds the lot. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    end: text('end').$type<HoldEnd>(),
  },
  (table) => [
    // Whoever asks, however many at once: a lot has one hold that has not ended.
    uniqueIndex('holds_active')
      .on(table.lotGuid)
      .where(sql`${table.endedAt} is null`),
    index('holds_user').on(table.userId, table.createdAt),
    index('holds_order').on(table.orderGuid),
    index('holds_expiry')
      .on(table.expiresAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

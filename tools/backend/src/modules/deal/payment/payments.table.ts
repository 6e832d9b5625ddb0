import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentPurpose, PaymentState } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../order/orders.table.ts';

/** Payments of buyers through the acquirer. */
export const payments = pgTable(
  'payments',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<PaymentPurpose>().notNull(),
    /** Kopecks. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The acquirer's page; `null` until it has answered. */
    url: text('url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** From then on an open one is expired, whether or not `state` says so yet. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the acquirer reported the money, or its refusal. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** Russian, for the buyer. */
    refundReason: text('refund_reason'),
  },
  (table) => [
    // Two tabs that pay at once get the same page of the acquirer.
    uniqueIndex('payments_open')
      .on(table.orderGuid, table.purpose)
      .where(sql`${table.state} = 'open'`),
    index('payments_order').on(table.orderGuid),
    index('payments_refunding')
      .on(table.createdAt)
      .where(sql`${table.state} = 'refunding'`),
  ],
);

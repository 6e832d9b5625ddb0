import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StepKind, StepState } from './types.ts';
import { orders } from '../order/orders.table.ts';

/** Signatures, escrow accounts and registrations of orders, each at its partner. */
export const dealSteps = pgTable(
  'deal_steps',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    kind: text('kind').$type<StepKind>().notNull(),
    state: text('state').$type<StepState>().notNull(),
    /** Who signs, from 0; other steps are the buyer's. */
    participant: smallint('participant').notNull().default(0),
    /** Hash of the text that is signed. */
    text: text('text'),
    /** The partner's page; `null` until it has answered. */
    url: text('url'),
    /** Account, record number or reason that the partner gave. */
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('deal_steps_open')
      .on(table.orderGuid, table.kind, table.participant)
      .where(sql`${table.state} = 'open'`),
    index('deal_steps_order').on(table.orderGuid),
  ],
);

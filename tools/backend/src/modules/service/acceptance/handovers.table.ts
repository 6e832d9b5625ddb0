import { date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { DefectKind } from '@m30/api';
import type { DefectState, SigningWay } from './types.ts';
import { orders } from '../../deal/order/orders.table.ts';

/** Premises that are ready to be handed over, by their orders. */
export const handovers = pgTable('handovers', {
  orderGuid: uuid('order_guid')
    .primaryKey()
    .references(() => orders.guid, { onDelete: 'cascade' }),
  /** When the buyer was notified that the premises are ready. */
  readyAt: timestamp('ready_at', { withTimezone: true }).notNull(),
  /** What the partner for signatures calls the act of transfer by. */
  transferGuid: uuid('transfer_guid').notNull().unique(),
  /** The partner's page; `null` until it has answered. */
  transferUrl: text('transfer_url'),
  signedAt: timestamp('signed_at', { withTimezone: true }),
  signedBy: text('signed_by').$type<SigningWay>(),
  keysAt: timestamp('keys_at', { withTimezone: true }),
});

/** What a buyer finds wrong at an inspection, with what the company makes of it. */
export const defects = pgTable(
  'defects',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** Number of the act that it was sent with; `null` while the buyer still writes. */
    act: smallint('act'),
    room: text('room').notNull(),
    kind: text('kind').$type<DefectKind>().notNull(),
    text: text('text').notNull(),
    state: text('state').$type<DefectState>().notNull(),
    /** Why it was rejected, or why the buyer has returned it. */
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** By when it has to be repaired. */
    dueOn: date('due_on', { mode: 'string' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('defects_order').on(table.orderGuid),
    index('defects_state').on(table.state, table.sentAt),
  ],
);

import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/orders.table.ts';

/** The last invitation of each participant to sign a contract; the secret of its link stands in the SMS alone. */
export const signatureInvitations = pgTable(
  'signature_invitations',
  {
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** From 1: the buyer needs none. */
    participant: smallint('participant').notNull(),
    /** SHA-256 of the secret, hex. */
    tokenHash: text('token_hash').notNull().unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderGuid, table.participant] })],
);

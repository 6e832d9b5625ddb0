import { bigint, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CertificateKind } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../order/orders.table.ts';

/** Discount and gift certificates that the company gave to buyers. */
export const certificates = pgTable(
  'certificates',
  {
    guid: uuid('guid').primaryKey(),
    /** «С-30417». */
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<CertificateKind>().notNull(),
    title: text('title').notNull(),
    /** Kopecks. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Where and how it is good, in Russian. */
    conditions: text('conditions').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** The last day, in Moscow. */
    expiresOn: date('expires_on', { mode: 'string' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** For what: the number of a contract or a request. */
    usedFor: text('used_for'),
  },
  (table) => [index('certificates_user').on(table.userId, table.issuedAt)],
);

/** Certificates of buyers' electronic signatures, by the order whose contract was signed with each. */
export const signatureCertificates = pgTable(
  'signature_certificates',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    orderGuid: uuid('order_guid')
      .unique()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** Serial number, hex digits in pairs; of an imitation no number at all. */
    serial: text('serial').notNull().unique(),
    /** The certification authority. */
    issuer: text('issuer').notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('signature_certificates_user').on(table.userId, table.issuedAt)],
);

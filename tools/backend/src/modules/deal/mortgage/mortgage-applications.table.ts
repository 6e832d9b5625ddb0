import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SaidConsent } from '../../people/consent/require-consent.ts';
import type { BankAnswer } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { mortgageProgrammes } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';

/** A buyer, or a guest whom a cookie tells apart. */
const owner = () => ({
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the guest's cookie, hex. */
  guestHash: text('guest_hash'),
});

/** Questionnaires that are being filled in: one a visitor, as typed. */
export const mortgageDrafts = pgTable(
  'mortgage_drafts',
  {
    guid: uuid('guid').primaryKey(),
    userId: owner().userId.unique(),
    guestHash: owner().guestHash.unique(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('mortgage_drafts_owner', sql`(${table.guestHash} IS NULL) <> (${table.userId} IS NULL)`),
    index('mortgage_drafts_left')
      .on(table.savedAt)
      .where(sql`${table.userId} is null`),
  ],
);

/** Numbers of applications: «И-10001». */
export const applicationNumbers = pgSequence('application_numbers', { startWith: 10_001 });

/** Questionnaires that were sent. */
export const mortgageApplications = pgTable(
  'mortgage_applications',
  {
    guid: uuid('guid').primaryKey(),
    number: text('number').notNull().unique(),
    ...owner(),
    /** The order that the money is for; `null` where there is none yet. */
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'set null' }),
    /** Configuration of the questionnaire. */
    kind: text('kind').notNull(),
    /** Checked and normalised. */
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    /** What was agreed to, and when. */
    consent: jsonb('consent').$type<SaidConsent & { at: string }>(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('mortgage_applications_user').on(table.userId, table.sentAt),
    index('mortgage_applications_guest').on(table.guestHash),
    index('mortgage_applications_order').on(table.orderGuid),
  ],
);

/** A bank’s part of an application that went to several: its programme, its answer, what it approved. */
export const bankApplications = pgTable(
  'bank_applications',
  {
    guid: uuid('guid').primaryKey(),
    applicationGuid: uuid('application_guid')
      .notNull()
      .references(() => mortgageApplications.guid, { onDelete: 'cascade' }),
    programmeId: text('programme_id')
      .notNull()
      .references(() => mortgageProgrammes.id),
    answer: text('answer').$type<BankAnswer>().notNull(),
    /** The bank's page; `null` until it has taken the application. */
    url: text('url'),
    /** Approved loan, kopecks. */
    sum: bigint('sum', { mode: 'number' }),
    /** As approved, per cent a year. */
    rate: doublePrecision('rate'),
    costFrom: doublePrecision('cost_from'),
    costTo: doublePrecision('cost_to'),
    months: smallint('months'),
    /** Until when the approval is in force. */
    until: timestamp('until', { withTimezone: true }),
    /** What the bank says to it, Russian. */
    note: text('note'),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('bank_applications_application').on(table.applicationGuid),
    index('bank_applications_unsent')
      .on(table.guid)
      .where(sql`${table.url} is null`),
  ],
);

import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LeadConsent, LeadDetails, TokenCheck } from './types.ts';

/** Requests of visitors, whatever their form. */
export const leads = pgTable(
  'leads',
  {
    guid: uuid('guid').primaryKey(),
    /** Method that brought it: `Form.CallRequest`. */
    method: text('method').notNull(),
    name: text('name').notNull(),
    /** `+7XXXXXXXXXX`; empty where the form asks for a mailbox instead. */
    phone: text('phone').notNull(),
    /** What the form asks besides name and phone, by the names of the contract. */
    details: jsonb('details').$type<LeadDetails>().notNull(),
    /** `null` where the caller said nothing about consent. */
    consent: jsonb('consent').$type<LeadConsent>(),
    /** `utm_*`, `yclid`, … of the visit. */
    marketing: jsonb('marketing').$type<Record<string, string>>().notNull(),
    referrer: text('referrer'),
    /** How it was shown that a person sent it. */
    tokenCheck: text('token_check').$type<TokenCheck>().notNull().default('passed'),
    /** Keyed hash of the visitor's address: tells repeats apart, does not give the address. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('leads_time').on(table.createdAt),
    index('leads_phone').on(table.phone),
    // Who invites sees how many came.
    index('leads_campaign').on(sql`(${table.marketing}->>'utm_campaign')`),
  ],
);

/** Leads on their way to the CRM: one row a lead, written with it while a CRM is configured. */
export const leadDelivery = pgTable(
  'lead_delivery',
  {
    leadGuid: uuid('lead_guid')
      .primaryKey()
      .references(() => leads.guid, { onDelete: 'cascade' }),
    /** Tries begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; a try that runs moves it past its lease, so that a killed one comes again. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull(),
    /** The try that may write the outcome; a later one takes it over. */
    claim: uuid('claim'),
    /** Why the last try failed; no personal data. */
    lastError: text('last_error'),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    index('lead_delivery_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
  ],
);

/** What fell into the trap for programs: counted, not kept. */
export const leadSpam = pgTable(
  'lead_spam',
  {
    /** In Moscow. */
    day: date('day', { mode: 'string' }).notNull(),
    method: text('method').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.method] })],
);

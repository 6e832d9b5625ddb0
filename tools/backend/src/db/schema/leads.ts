import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadConsent, LeadDetails } from '../../domain/lead/types.ts';

/** Requests of visitors, whatever their form. */
export const leads = pgTable(
  'leads',
  {
    guid: uuid('guid').primaryKey(),
    /** Method that brought it: `Form.CallRequest`. */
    method: text('method').notNull(),
    name: text('name').notNull(),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    /** What the form asks besides name and phone, by the names of the contract. */
    details: jsonb('details').$type<LeadDetails>().notNull(),
    /** `null` where the caller said nothing about consent. */
    consent: jsonb('consent').$type<LeadConsent>(),
    /** `utm_*`, `yclid`, … of the visit. */
    marketing: jsonb('marketing').$type<Record<string, string>>().notNull(),
    referrer: text('referrer'),
    /** Keyed hash of the visitor's address: tells repeats apart, does not give the address. */
    addressHash: text('address_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('leads_time').on(table.createdAt), index('leads_phone').on(table.phone)],
);

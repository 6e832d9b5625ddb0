import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CrmEventType, CrmViewing, TheirState } from '../../../adapters/crm/crm.ts';
import { leads } from '../lead/leads.table.ts';
import { orders } from '../order/orders.table.ts';

/** What the CRM is still to be told after `lead_delivery` brought the lead, and what is to be read there: written with its cause. */
export const crmEvents = pgTable(
  'crm_events',
  {
    /** In the order in which it happened: of one lead or order, nothing overtakes. */
    id: serial('id').primaryKey(),
    /** What the receiver knows repeats by. */
    guid: uuid('guid').notNull().unique(),
    /** `lead.pull` reads the lead there. */
    type: text('type').$type<CrmEventType | 'lead.pull'>().notNull(),
    leadGuid: uuid('lead_guid').references(() => leads.guid, { onDelete: 'cascade' }),
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    /** Of `viewing.*`: as it was then; nothing of the visitor. */
    viewing: jsonb('viewing').$type<CrmViewing>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
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
    index('crm_events_due')
      .on(table.nextAttemptAt)
      .where(sql`${table.deliveredAt} is null`),
    index('crm_events_lead').on(table.leadGuid, table.id),
    index('crm_events_order').on(table.orderGuid, table.id),
  ],
);

/** What a lead or an order is called by in the CRM. */
export const crmLinks = pgTable(
  'crm_links',
  {
    system: text('system').notNull(),
    /** Of the CRM. */
    external: text('external').notNull(),
    kind: text('kind').$type<'lead' | 'order'>().notNull(),
    leadGuid: uuid('lead_guid').references(() => leads.guid, { onDelete: 'cascade' }),
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    /** Status and responsible in the words of the CRM, as they were last told either way: what differs there is news. */
    seen: jsonb('seen').$type<Partial<TheirState>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.system, table.kind, table.external] }),
    uniqueIndex('crm_links_lead').on(table.system, table.leadGuid),
    uniqueIndex('crm_links_order').on(table.system, table.orderGuid),
  ],
);

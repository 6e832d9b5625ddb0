import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadStatus } from '@m30/studio/contract/sales/lead.schema';
import { staffPeople } from '../../staff/person/staff-people.table.ts';
import { leads } from '../lead/leads.table.ts';

/** How the staff works a lead; a lead without a row is new and nobody's. */
export const leadWork = pgTable(
  'lead_work',
  {
    leadGuid: uuid('lead_guid')
      .primaryKey()
      .references(() => leads.guid, { onDelete: 'cascade' }),
    status: text('status').$type<LeadStatus>().notNull().default('new'),
    /** Why it was declined. */
    reason: text('reason').notNull().default(''),
    responsibleId: integer('responsible_id').references(() => staffPeople.id, {
      onDelete: 'set null',
    }),
    /** What is to be done next, and by when; empty and `null` where nothing is. */
    nextStep: text('next_step').notNull().default(''),
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** When somebody first did something with it. */
    answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
    /** Changes so far: the second of two concurrent changes is refused. */
    version: integer('version').notNull().default(0),
  },
  (table) => [
    index('lead_work_status').on(table.status),
    index('lead_work_responsible').on(table.responsibleId),
    index('lead_work_due').on(table.dueAt),
  ],
);

/** What the staff writes under a lead; visitors never see it. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    guid: uuid('guid').primaryKey(),
    leadGuid: uuid('lead_guid')
      .notNull()
      .references(() => leads.guid, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => staffPeople.id, { onDelete: 'set null' }),
    kind: text('kind').$type<'comment' | 'call'>().notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('lead_notes_lead').on(table.leadGuid, table.at)],
);

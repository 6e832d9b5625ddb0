import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PartnerKind } from '../../kernel/config/partner-kind.ts';
import type { PartnerEvent } from '../partner/types.ts';
import type { TestCode, TestMatter } from './types.ts';

/** Memory of the embedded partners: what each was asked to do. */
export const testMatters = pgTable('test_matters', {
  guid: uuid('guid').primaryKey(),
  partner: text('partner').$type<PartnerKind>().notNull(),
  /** What the product calls it by. */
  subject: uuid('subject').notNull().unique(),
  matter: jsonb('matter').$type<TestMatter>().notNull(),
  /** The last thing that happened to it; `new` before the first one. */
  state: text('state').notNull(),
  /** The code that was sent last; `null` where none is asked for. */
  code: jsonb('code').$type<TestCode>(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Callbacks of the embedded partners that are still to be sent. */
export const testCallbacks = pgTable(
  'test_callbacks',
  {
    guid: uuid('guid').primaryKey(),
    partner: text('partner').$type<PartnerKind>().notNull(),
    /** Of the event, too. */
    subject: uuid('subject').notNull(),
    event: jsonb('event').$type<PartnerEvent>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('test_callbacks_due')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null`),
  ],
);

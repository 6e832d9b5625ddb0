import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffPeople } from '../person/staff-people.table.ts';

type ApprovalKind = 'price' | 'prices' | 'refund' | 'discount' | 'discount_withdrawal';

/** What one person asks for and another has to confirm. */
export const staffApprovals = pgTable(
  'staff_approvals',
  {
    guid: uuid('guid').primaryKey(),
    kind: text('kind').$type<ApprovalKind>().notNull(),
    /** Guid of the lot, the order, or of the change of many prices. */
    subject: uuid('subject').notNull(),
    /** Russian, one phrase: what is asked for. */
    title: text('title').notNull(),
    /** What its kind needs to do it. */
    wish: jsonb('wish').$type<Record<string, unknown>>().notNull(),
    reason: text('reason').notNull(),
    state: text('state').$type<'waiting' | 'confirmed' | 'refused'>().notNull().default('waiting'),
    askedBy: integer('asked_by')
      .notNull()
      .references(() => staffPeople.id),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Another one than who has asked. */
    decidedBy: integer('decided_by').references(() => staffPeople.id),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    /** Why it was refused. */
    decision: text('decision'),
  },
  (table) => [
    // Of the same wish one waits at a time.
    uniqueIndex('staff_approvals_waiting')
      .on(table.kind, table.subject)
      .where(sql`${table.state} = 'waiting'`),
    index('staff_approvals_time').on(table.askedAt),
  ],
);

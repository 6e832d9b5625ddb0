import { serial, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { staffPeople } from '../person/staff-people.table.ts';

/** Every change that the staff has made, written with the change itself; rows are only ever added. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: serial('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** `null` for the product itself. */
    personId: integer('person_id').references(() => staffPeople.id, { onDelete: 'set null' }),
    /** Method of the Studio, or action of the staff. */
    method: text('method').notNull(),
    /** Russian, one phrase: what was done. */
    summary: text('summary').notNull(),
    /** Kind of what was changed, and which one. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('staff_audit_time').on(table.at),
    index('staff_audit_subject').on(table.subject, table.subjectId),
    index('staff_audit_person').on(table.personId, table.id),
  ],
);

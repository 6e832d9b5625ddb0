import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@m30/studio/contract/core/roles';
import { staffPeople } from '../person/staff-people.table.ts';

/** Links that make an account, or open one again, while they are open; used and cancelled ones are deleted. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    guid: uuid('guid').primaryKey(),
    /** SHA-256 of the link's key, hex; the key itself is nowhere but in the letter, or in the log of a first start. */
    keyHash: text('key_hash').notNull().unique(),
    kind: text('kind').$type<'first' | 'invited' | 'reset'>().notNull(),
    /** In lower case; empty for the first account. */
    email: text('email').notNull(),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** Whose access is opened again; `null` for a new account. */
    personId: integer('person_id').references(() => staffPeople.id, { onDelete: 'cascade' }),
    invitedBy: integer('invited_by').references(() => staffPeople.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // A mailbox has one open link; each process that starts first has its own.
    uniqueIndex('staff_invitations_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.kind} <> 'first'`),
  ],
);

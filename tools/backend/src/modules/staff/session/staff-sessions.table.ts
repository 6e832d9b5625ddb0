import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { staffPeople } from '../person/staff-people.table.ts';

/** Logins of the staff that have not ended. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's value, hex. */
    idHash: text('id_hash').primaryKey(),
    /** What lists of logins call it by. */
    guid: uuid('guid').notNull().unique().defaultRandom(),
    personId: integer('person_id')
      .notNull()
      .references(() => staffPeople.id, { onDelete: 'cascade' }),
    /** How far it has come: the password alone opens nothing but the way to the second factor. */
    stage: text('stage').$type<'second_factor' | 'setup' | 'full'>().notNull(),
    /** What a passkey has to sign, or the sealed secret of an authenticator that is being set up. */
    challenge: text('challenge'),
    /** Browser of the login, as it calls itself. */
    userAgent: text('user_agent').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Slides with every request, up to the longest session. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_sessions_person').on(table.personId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
);

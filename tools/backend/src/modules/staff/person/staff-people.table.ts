import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '@m30/studio/contract/core/roles';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Members of the staff who have, or had, an account in the Studio. */
export const staffPeople = pgTable(
  'staff_people',
  {
    id: serial('id').primaryKey(),
    guid: uuid('guid').notNull().unique(),
    /** In lower case. */
    email: text('email').notNull(),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** argon2id in PHC form; `null` after a reset, until the link was used. */
    passwordHash: text('password_hash'),
    /** Base32 of the authenticator, sealed; `null` where there is none. */
    totpSecret: text('totp_secret'),
    /** Step of the last code that was taken: none is taken twice, and none before it. */
    totpStep: bigint('totp_step', { mode: 'number' }).notNull().default(0),
    /** Why and since when the access is closed; `null` while it is open. */
    restrictedAt: timestamp('restricted_at', { withTimezone: true }),
    restrictedReason: text('restricted_reason'),
    /** The README tells the password: without `DEMO=1` nobody can open it. */
    demo: boolean('demo').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('staff_people_email').on(sql`lower(${table.email})`)],
);

/** WebAuthn credentials of the staff; a person may have several, each under a name of his own. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    /** Credential id, base64url. */
    id: text('id').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => staffPeople.id, { onDelete: 'cascade' }),
    /** COSE key. */
    publicKey: bytea('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    /** As the person calls it. */
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('staff_passkeys_person').on(table.personId)],
);

/** Recovery codes that are left; one that is used is deleted. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    /** Keyed hash of the code and its person. */
    hash: text('hash').primaryKey(),
    personId: integer('person_id')
      .notNull()
      .references(() => staffPeople.id, { onDelete: 'cascade' }),
  },
  (table) => [index('staff_recovery_codes_person').on(table.personId)],
);

export type StaffPersonRow = typeof staffPeople.$inferSelect;

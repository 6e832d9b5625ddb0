import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** Buyers with an account. A phone that is confirmed has one; others may have registered it by letter. */
export const users = pgTable(
  'users',
  {
    id: serial('id').primaryKey(),
    guid: uuid('guid').notNull().unique(),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    /** A code reached the phone, or the office spoke with whoever answers it; not so after a registration by letter. */
    phoneConfirmed: boolean('phone_confirmed').notNull().default(true),
    /** When it took the place of another phone; `null` for the phone of the registration. */
    phoneChangedAt: timestamp('phone_changed_at', { withTimezone: true }),
    email: text('email'),
    /** A code reached the mailbox, or it was named by who confirmed the phone. Nothing of the account is sent to another one. */
    emailConfirmed: boolean('email_confirmed').notNull().default(true),
    /** When it took the place of another mailbox; `null` for the mailbox of the registration. */
    emailChangedAt: timestamp('email_changed_at', { withTimezone: true }),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    secondName: text('second_name').notNull(),
    /** argon2id in PHC form; `null` until the buyer has chosen a password. */
    passwordHash: text('password_hash'),
    /** Agreed to notices about promos. */
    promoConsent: boolean('promo_consent').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('users_phone_confirmed')
      .on(table.phone)
      .where(sql`${table.phoneConfirmed}`),
    index('users_phone').on(table.phone),
  ],
);

/** Logins that have not ended. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value, hex. */
    idHash: text('id_hash').primaryKey(),
    /** What the buyer's list of logins calls it by. */
    guid: uuid('guid').notNull().unique().defaultRandom(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Browser of the login, as it calls itself. */
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Slides with every request, up to 30 days after the login. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

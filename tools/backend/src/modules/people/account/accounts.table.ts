import {
  boolean,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Buyers with an account. */
export const users = pgTable('users', {
  id: serial('id').primaryKey(),
  guid: uuid('guid').notNull().unique(),
  /** `+7XXXXXXXXXX`. */
  phone: text('phone').notNull().unique(),
  /** A code reached the phone; not so after a registration by letter. */
  phoneConfirmed: boolean('phone_confirmed').notNull().default(true),
  email: text('email'),
  lastName: text('last_name').notNull(),
  name: text('name').notNull(),
  secondName: text('second_name').notNull(),
  /** argon2id in PHC form; `null` until the buyer has chosen a password. */
  passwordHash: text('password_hash'),
  /** Agreed to notices about promos. */
  promoConsent: boolean('promo_consent').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

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

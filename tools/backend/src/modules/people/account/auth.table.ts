import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CodeChannel, CodePurpose } from '../code/code-types.ts';
import type { ConsentSource } from '../consent/types.ts';
import { users } from './accounts.table.ts';

/** Codes that were sent: the latest one of a browser and purpose; a new code takes its row. */
export const authCodes = pgTable(
  'auth_codes',
  {
    /** SHA-256 of the flow cookie's value, hex. */
    flowHash: text('flow_hash').notNull(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    channel: text('channel').$type<CodeChannel>().notNull(),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    /** The e-mail that a registration by letter is bound to. */
    email: text('email'),
    /** Keyed hash over code, browser, purpose and phone, hex. */
    codeHash: text('code_hash').notNull(),
    /** `false` where nobody was sent a code: the row lives like any other, and no code is right. */
    real: boolean('real').notNull(),
    /** Wrong codes so far. */
    tries: integer('tries').notNull().default(0),
    /**
     * The account to recover or to change, or the one that was registered. No foreign key: its check would
     * take time for known phones alone.
     */
    userId: integer('user_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the right code came; the password may be set for a while after it. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.flowHash, table.purpose] }),
    index('auth_codes_expiry').on(table.expiresAt),
  ],
);

/** What a buyer agreed to, or did not, or does not any more: one row each time it was said. */
export const accountConsents = pgTable(
  'account_consents',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In Russian, as the buyer was told. */
    purpose: text('purpose').notNull(),
    given: boolean('given').notNull(),
    mode: text('mode').$type<'default' | 'explicit'>().notNull(),
    /** Version of the text that was shown, an ISO date; `null` where the page did not say. */
    version: text('version'),
    /** Where it was said. */
    source: text('source').$type<ConsentSource>().notNull().default('registration'),
    /** Keyed hash of the visitor's address. */
    addressHash: text('address_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('account_consents_user').on(table.userId)],
);

/** Flats reserved in a sales office, for buyers who fill in the mortgage form at home. */
export const offlineReserves = pgTable(
  'offline_reserves',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
    /** `null` while it lasts. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** Number of the agreement, as it stands on paper. */
    number: text('number'),
    lotGuid: uuid('lot_guid'),
    /** Kopecks, as agreed. */
    price: bigint('price', { mode: 'number' }),
  },
  (table) => [index('offline_reserves_user').on(table.userId)],
);

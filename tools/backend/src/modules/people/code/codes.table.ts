import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { CodeChannel, CodePurpose } from './code-types.ts';

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

import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../account/accounts.table.ts';
import type { ConsentSource } from './types.ts';

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

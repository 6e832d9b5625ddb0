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
import type { NewName, ProfileRequestKind, ProfileRequestState } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';

/** What a buyer asks the staff to do with the account: another name, or its deletion. */
export const profileRequests = pgTable(
  'profile_requests',
  {
    guid: uuid('guid').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ProfileRequestKind>().notNull(),
    state: text('state').$type<ProfileRequestState>().notNull().default('open'),
    /** The new name; `null` for a deletion. */
    name: jsonb('name').$type<NewName>(),
    /** Why, in the buyer's words. */
    reason: text('reason').notNull(),
    /** What the staff answered. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [
    index('profile_requests_user').on(table.userId, table.createdAt),
    uniqueIndex('profile_requests_open')
      .on(table.userId, table.kind)
      .where(sql`${table.state} = 'open'`),
  ],
);

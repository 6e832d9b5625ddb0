import { date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../people/account/accounts.table.ts';

/** Cards of the club, one a buyer. */
export const clubCards = pgTable('club_cards', {
  /** What the QR code carries: cannot be guessed and names nobody. */
  id: text('id').primaryKey(),
  userId: integer('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Eight digits, the first two are 30. */
  number: text('number').notNull().unique(),
  /** What an invitation carries. */
  invite: text('invite').notNull().unique(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  /** Lost or given back. */
  blockedOn: date('blocked_on', { mode: 'string' }),
});

/** Points given and taken; a card's balance is their sum. */
export const clubPoints = pgTable(
  'club_points',
  {
    guid: uuid('guid').defaultRandom().primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What they are for, once a buyer: `welcome`, `lesson:vozduh`. */
    key: text('key').notNull(),
    /** Below zero where they are taken. */
    points: integer('points').notNull(),
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('club_points_key').on(table.userId, table.key),
    index('club_points_history').on(table.userId, table.at, table.guid),
  ],
);

import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Solved anti-bot puzzles, remembered until they would have expired. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);

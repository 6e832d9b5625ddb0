import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Message } from '../../adapters/outbox/outbox.ts';

/** Solved anti-bot puzzles, remembered until they would have expired. */
export const usedChallenges = pgTable(
  'used_challenges',
  {
    challenge: text('challenge').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('used_challenges_expiry').on(table.expiresAt)],
);

/** Answers of writes that a caller may repeat. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    method: text('method').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the parsed input, hex. */
    payloadHash: text('payload_hash').notNull(),
    /** Empty only inside the transaction that makes it. */
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.method, table.key] }),
    index('idempotency_keys_time').on(table.createdAt),
  ],
);

/** SMS and letters that are still to be delivered. */
export const outbox = pgTable('outbox', {
  guid: uuid('guid').primaryKey(),
  message: jsonb('message').$type<Message>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Not before; while it is being delivered, when the lease ends. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Values the product keeps about itself: the anti-bot key, what was seeded. */
export const systemValues = pgTable('system_values', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

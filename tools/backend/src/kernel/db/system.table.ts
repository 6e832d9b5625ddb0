import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Values the product keeps about itself: the anti-bot key, what was seeded. */
export const systemValues = pgTable('system_values', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Message } from './outbox.ts';

/** SMS and letters that are still to be delivered. */
export const outbox = pgTable('outbox', {
  guid: uuid('guid').primaryKey(),
  message: jsonb('message').$type<Message>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  attempts: integer('attempts').notNull().default(0),
  /** Not before; while it is being delivered, when the lease ends. */
  nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }).notNull().defaultNow(),
});

import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When codes were lately sent to a phone or an address; its row is the lock of the count. */
export const codeQuotas = pgTable(
  'code_quotas',
  {
    /** `phone:+7…`, `sms:+7…`, `mail:+7…`, `address:…`, `buyer:…`. */
    key: text('key').primaryKey(),
    /** Milliseconds since 1970, oldest first. */
    sentAt: jsonb('sent_at').$type<number[]>().notNull(),
    /** After it the row says nothing any more. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('code_quotas_expiry').on(table.expiresAt)],
);

import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How the product stands with each CRM: its way in, and how the last deliveries went. No personal data. */
export const crmConnections = pgTable('crm_connections', {
  system: text('system').primaryKey(),
  /** Tokens of OAuth, sealed; `null` before the first exchange. */
  access: text('access'),
  refresh: text('refresh'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** Hash of the code that they began with: another one in the settings begins anew. */
  seed: text('seed'),
  /** Who renews them, and until when nobody else does. */
  claim: uuid('claim'),
  claimUntil: timestamp('claim_until', { withTimezone: true }),
  /** Last delivery that was taken, and last one that was not; no personal data. */
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text('failure'),
});

import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PartnerEvent } from '../../../adapters/partner/types.ts';
import type { PartnerKind } from '../../../kernel/config/partner-kind.ts';

/** What partners reported, so that a repeat is known as one. */
export const partnerEvents = pgTable(
  'partner_events',
  {
    partner: text('partner').$type<PartnerKind>().notNull(),
    /** The partner's own. */
    id: text('id').notNull(),
    event: jsonb('event').$type<PartnerEvent>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.id] })],
);

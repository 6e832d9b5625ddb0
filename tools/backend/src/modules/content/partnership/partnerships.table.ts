import {
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { PartnershipKind } from '@m30/api';
import type { ContentBlock } from '../library/types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { pictures } from '../../media/pictures.table.ts';

/** Companies that sell to buyers at a lower price. */
export const partnerships = pgTable('partnerships', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  kind: text('kind').$type<PartnershipKind>().notNull(),
  title: text('title').notNull(),
  /** What the buyer gets, short: «7 %». */
  figure: text('figure').notNull(),
  /** On what: «на мебель по размеру». */
  caption: text('caption').notNull(),
  lead: text('lead').notNull(),
  /** Full conditions, plain text. */
  conditions: text('conditions').notNull(),
  picture: text('picture').references(() => pictures.id),
  blocks: jsonb('blocks').$type<ContentBlock[]>().notNull(),
  /** First letters of its codes: `OSTROV`. */
  codePrefix: text('code_prefix').notNull(),
  /** Days that a code lives. */
  codeDays: smallint('code_days').notNull(),
  /** Last day of the offer; empty is open. */
  endsOn: date('ends_on', { mode: 'string' }),
});

/** Codes given to buyers: one of each partner. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    alias: text('alias')
      .notNull()
      .references(() => partnerships.alias, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    /** Last day of the code, in Moscow. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.alias] })],
);

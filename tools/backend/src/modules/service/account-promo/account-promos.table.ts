import { date, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Audience } from './types.ts';

/** Offers that stand in the account alone, each for the buyers it is meant for. */
export const accountPromos = pgTable('account_promos', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  audience: text('audience').$type<Audience>().notNull(),
  /** «− 5 %». */
  figure: text('figure').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  conditions: text('conditions').notNull(),
  link: text('link').notNull(),
  /** First and last day; `null` is open. */
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  endsOn: date('ends_on', { mode: 'string' }),
});

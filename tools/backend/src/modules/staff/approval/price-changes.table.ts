import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { staffPeople } from '../person/staff-people.table.ts';

/** What a lot costs, kopecks. */
export interface LotPrices {
  price: number;
  oldPrice: number | null;
}

/** A lot of a change with what it cost before and costs after it. */
export interface ChangedLot {
  lot: string;
  before: LotPrices;
  after: LotPrices;
}

/** Changes of prices that were made together; what undoes one is one more row. */
export const priceChanges = pgTable(
  'price_changes',
  {
    guid: uuid('guid').primaryKey(),
    /** Russian, one phrase: «Канал 9, корпус 3: 16 лотов, −2 %». */
    title: text('title').notNull(),
    reason: text('reason').notNull(),
    lots: jsonb('lots').$type<ChangedLot[]>().notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** Who has asked for it; empty where the term of a discount has ended it. */
    madeBy: integer('made_by').references(() => staffPeople.id),
    /** Who has confirmed it; empty where one person was enough. */
    confirmedBy: integer('confirmed_by').references(() => staffPeople.id),
    /** The change that this one undoes. */
    undoes: uuid('undoes'),
    /** Of a discount with a term: from then on the former prices come back by themselves. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    // A change is undone once.
    uniqueIndex('price_changes_undoes').on(table.undoes),
    index('price_changes_time').on(table.madeAt),
    index('price_changes_end')
      .on(table.endsAt)
      .where(sql`${table.endsAt} is not null`),
  ],
);

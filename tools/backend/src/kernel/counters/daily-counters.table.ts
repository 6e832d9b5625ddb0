import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What is counted. */
export type CounterKind = 'page' | 'error' | 'filter' | 'search' | 'lcp' | 'inp' | 'cls';

/** How often something happened on a day: no visitor stands in it, nor a time. */
export const dailyCounters = pgTable(
  'daily_counters',
  {
    /** Day in Moscow, `YYYY-MM-DD`. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<CounterKind>().notNull(),
    /** Pattern of an address, a filter as JSON, or words that were looked for. */
    name: text('name').notNull(),
    /** Of a vital: `good`, `fair`, `poor`; empty elsewhere. */
    mark: text('mark').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.name, table.mark] })],
);

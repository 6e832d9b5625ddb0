import { date, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** Houses that the company has handed over: what its contracts promised, what came of it, and how the works went month by month. */
export const builtHouses = pgTable('built_houses', {
  id: text('id').primaryKey(),
  /** In the order of the keys. */
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  /** First day of the month that the first figure of `done` is of. */
  begunOn: date('begun_on', { mode: 'string' }).notNull(),
  /** Readiness at the end of each month, whole per cent, up to 100. */
  done: jsonb('done').$type<number[]>().notNull(),
  /** The quarter by whose end the contracts promised the keys. */
  promisedYear: smallint('promised_year').notNull(),
  promisedQuarter: smallint('promised_quarter').notNull(),
  /** Day on which the first keys were given. */
  keysOn: date('keys_on', { mode: 'string' }).notNull(),
});

import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StoredDifference } from './types.ts';

/** Files of lots that staff have imported, with what each has changed. */
export const imports = pgTable('imports', {
  guid: uuid('guid').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  /** Name of the file without its folders. */
  file: text('file').notNull(),
  /** SHA-256 of the file, hexadecimal; of an undoing, `undo:` and the import that it takes back. */
  digest: text('digest').notNull(),
  /** Lots that the file names. */
  lots: integer('lots').notNull(),
  differences: jsonb('differences').$type<StoredDifference[]>().notNull(),
});

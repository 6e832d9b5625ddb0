import { index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { pictures } from '../../../media/pictures.table.ts';

/** What a picture of an import is of: a flat type, premises, a complex. */
export type PictureTarget = 'plan' | 'premises' | 'complex';

/** `failed`: it could not be had, and is tried again when a file names it again or somebody asks for it. */
export type PictureState = 'waiting' | 'placed' | 'failed';

/** Pictures that files of imports name by their addresses on other servers: each is fetched once, and becomes one of the library. */
export const importPictures = pgTable(
  'import_pictures',
  {
    guid: uuid('guid').primaryKey(),
    url: text('url').notNull(),
    targetKind: text('target_kind').$type<PictureTarget>().notNull(),
    /** Id of the flat type, guid of the lot, alias of the complex. */
    target: text('target').notNull(),
    /** Place among the pictures of a complex, from 0. */
    position: smallint('position').notNull(),
    state: text('state').$type<PictureState>().notNull(),
    /** How often it was asked for in vain. */
    failures: smallint('failures').notNull(),
    /** When it is asked for next. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** Why it could not be had the last time, in Russian. */
    reason: text('reason'),
    picture: text('picture').references(() => pictures.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique('import_pictures_once').on(table.targetKind, table.target, table.url),
    index('import_pictures_due').on(table.state, table.dueAt),
    index('import_pictures_url').on(table.url),
  ],
);

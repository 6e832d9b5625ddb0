import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { pictures } from '../pictures.table.ts';

/** What the staff have uploaded to the library: the file of a picture, and whose it is. */
export const pictureFiles = pgTable('picture_files', {
  picture: text('picture')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  /** Upload whose bytes are its full picture, upright and without what a camera writes into it. */
  upload: uuid('upload').notNull().unique(),
  /** As it was called on the disk of who sent it, without the extension. */
  name: text('name').notNull(),
  /** SHA-256 of what was sent, hexadecimal: the same file is one picture. */
  hash: text('hash').notNull().unique(),
  /** Bytes that were sent. */
  bytes: integer('bytes').notNull(),
  /** The drawing itself, cleaned, where it was an SVG. */
  drawing: text('drawing'),
  /** Who has made it, and by what right it is shown. */
  author: text('author').default('').notNull(),
  licence: text('licence').default('').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  /** When its file last came. */
  replacedAt: timestamp('replaced_at', { withTimezone: true }),
});

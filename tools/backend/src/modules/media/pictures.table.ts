import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Outlines } from './outlines.ts';

/** Pictures of the media store; widths and crops are made on request. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  colour: text('colour').notNull(),
  /** Complex the picture shows, an alias. */
  vendor: text('vendor'),
  /** `hero`, `facade`, `aerial`, … */
  view: text('view').notNull(),
  /** What a gallery says under it: a few words that no other picture has. */
  caption: text('caption'),
  /** Floors and buildings drawn over the picture, in its pixels. */
  outlines: jsonb('outlines').$type<Outlines>(),
});

import { integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Outlines } from './outlines.ts';

/** Pictures of the media store; widths and crops are made on request. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  alt: text('alt').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** How it looks from afar, a thumbhash in base64, or a colour `#rrggbb` from before there were any; the column is named by it. */
  thumbhash: text('colour').notNull(),
  /** Complex the picture shows, an alias. */
  vendor: text('vendor'),
  /** `hero`, `facade`, `aerial`, … */
  view: text('view').notNull(),
  /** What a gallery says under it: a few words that no other picture has. */
  caption: text('caption'),
  /** Floors and buildings drawn over the picture, in its pixels. */
  outlines: jsonb('outlines').$type<Outlines>(),
  /** Of a picture that the staff have uploaded: grows whenever its files change, and stands in their addresses; empty of what came with the product. */
  version: integer('version'),
  /** Where its subject stands, per cent from the left and from above; empty is the middle. */
  focusX: smallint('focus_x'),
  focusY: smallint('focus_y'),
});

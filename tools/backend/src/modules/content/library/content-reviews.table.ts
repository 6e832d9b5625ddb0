import { date, index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { complexes } from '../../estate/objects.table.ts';
import { pictures } from '../../media/pictures.table.ts';

/** What buyers, neighbours and partners say; visitors write them, the staff let them through. */
export const reviews = pgTable(
  'reviews',
  {
    guid: uuid('guid').defaultRandom().primaryKey(),
    subject: text('subject').$type<'complex' | 'company' | 'resale'>().notNull(),
    /** Complex that a review is about. */
    vendor: text('vendor').references(() => complexes.vendor),
    date: date('date', { mode: 'string' }).notNull(),
    author: text('author').notNull(),
    /** Who the author is to the company: «студия, корпус 2». */
    about: text('about').notNull(),
    /** Path of a drawing of the author. */
    portrait: text('portrait'),
    title: text('title'),
    text: text('text').notNull(),
    /** From 1 to 5; old reviews have none. */
    rating: smallint('rating'),
    /** Picture of the media folder. */
    picture: text('picture').references(() => pictures.id),
    /** File that the visitor sent. */
    photo: uuid('photo'),
    /** Path of a film. */
    video: text('video'),
    /** What the company answered. */
    reply: text('reply'),
    /** Why it is not shown. */
    reason: text('reason'),
    state: text('state').$type<'new' | 'published' | 'rejected'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).defaultNow().notNull(),
  },
  (table) => [index('reviews_state').on(table.state, table.date)],
);

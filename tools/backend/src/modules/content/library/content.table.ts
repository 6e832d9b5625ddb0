import {
  boolean,
  date,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ResultOf } from '@m30/api/client';
import type { ContentBlock, PageCompose, PageVersion } from './types.ts';
import { complexes } from '../../estate/objects.table.ts';
import { pictures } from '../../media/pictures.table.ts';

/** Headers, menus and footers: one row for the site, one for the account. */
export const templates = pgTable('templates', {
  id: text('id').$type<'site' | 'account'>().primaryKey(),
  body: jsonb('body')
    .$type<ResultOf<'Content.GetTemplate'> | ResultOf<'LK.GetTemplate'>>()
    .notNull(),
});

/** Sales offices. */
export const offices = pgTable('offices', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  title: text('title').notNull(),
  address: text('address').notNull(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  phone: text('phone').notNull(),
  /** Opening hours, a line each. */
  working: jsonb('working').$type<string[]>().notNull(),
  notification: jsonb('notification').$type<string[]>().notNull(),
  picture: text('picture').references(() => pictures.id),
});

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When a page or a news item is there for everybody; a signed link shows it at any time. */
const publishing = {
  /** Withheld until it is approved. */
  isDraft: boolean('is_draft').default(false).notNull(),
  /** First moment with it; empty is at once. */
  publishedFrom: instant('published_from'),
  /** First moment without it; empty is never. */
  publishedUntil: instant('published_until'),
};

/** News of the company and of its complexes. */
export const news = pgTable(
  'news',
  {
    alias: text('alias').primaryKey(),
    date: date('date', { mode: 'string' }).notNull(),
    topic: text('topic').notNull(),
    title: text('title').notNull(),
    lead: text('lead').notNull(),
    vendor: text('vendor').references(() => complexes.vendor),
    picture: text('picture').references(() => pictures.id),
    blocks: jsonb('blocks').$type<ContentBlock[]>().notNull(),
    /** News for buyers stand in the account alone. */
    audience: text('audience').$type<'all' | 'buyers'>().default('all').notNull(),
    ...publishing,
  },
  (table) => [
    index('news_date').on(table.date, table.alias),
    index('news_vendor').on(table.vendor),
  ],
);

/** Offers with their dates and full conditions. */
export const promos = pgTable('promos', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  figure: text('figure').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  startsOn: date('starts_on', { mode: 'string' }).notNull(),
  /** Last day of the offer; empty is open. */
  endsOn: date('ends_on', { mode: 'string' }),
  link: text('link').notNull(),
  conditions: text('conditions').notNull(),
  picture: text('picture').references(() => pictures.id),
  /** Withheld until it is ready. */
  isDraft: boolean('is_draft').default(false).notNull(),
});

/** Pages made of content blocks. */
export const pages = pgTable('pages', {
  /** Without a trailing slash: `/kak-kupit`. */
  path: text('path').primaryKey(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  indexable: boolean('indexable').notNull(),
  /** Picture of the page where it is shared. */
  picture: text('picture').references(() => pictures.id),
  /** How the blocks are laid out; empty is what fits them. */
  compose: text('compose').$type<PageCompose>(),
  blocks: jsonb('blocks').$type<ContentBlock[]>().notNull(),
  /** What shall stand in the page's place once it is agreed; a preview shows it. */
  next: jsonb('next').$type<PageVersion>(),
  ...publishing,
});

/** Old addresses and where their pages are now; every address here is a path without a trailing slash. */
export const redirects = pgTable('redirects', {
  from: text('from').primaryKey(),
  to: text('to').notNull(),
});

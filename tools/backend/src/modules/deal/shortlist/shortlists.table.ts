import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { ShortlistAct, Wishes } from '@m30/api';
import { lots } from '../../estate/objects.table.ts';
import type { StoredPlace, Vote } from './core/types.ts';

/** Lists of lots that several people choose from together; a link is all that it takes to read one. */
export const shortlists = pgTable(
  'shortlists',
  {
    guid: uuid('guid').primaryKey(),
    /** Secret of the link. */
    token: text('token').notNull().unique(),
    /** Secrets that the link had before: they lead members on, and nobody else. */
    former: text('former').array().notNull(),
    /** SHA-256 of the owner's key, hex: it stands in a cookie of its own. */
    ownerHash: text('owner_hash').notNull(),
    title: text('title').notNull(),
    isClosed: boolean('is_closed').notNull().default(false),
    /** Counts changes: open pages are told that there is a new one. */
    version: integer('version').notNull().default(1),
    /** What was done last, and by which member. */
    last: jsonb('last').$type<(ShortlistAct & { member: string }) | null>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Nobody has looked at it since. */
    visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('shortlists_left').on(table.visitedAt),
    index('shortlists_former').using('gin', table.former),
  ],
);

/** People of a list, each known by a cookie alone. */
export const shortlistMembers = pgTable(
  'shortlist_members',
  {
    guid: uuid('guid').primaryKey(),
    shortlistGuid: uuid('shortlist_guid')
      .notNull()
      .references(() => shortlists.guid, { onDelete: 'cascade' }),
    /** SHA-256 of the cookie, hex. */
    guestHash: text('guest_hash').notNull(),
    name: text('name').notNull(),
    isOwner: boolean('is_owner').notNull(),
    wishes: jsonb('wishes').$type<Wishes>().notNull(),
    places: jsonb('places').$type<StoredPlace[]>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Last look at the list, to a minute. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [unique('shortlist_members_guest').on(table.shortlistGuid, table.guestHash)],
);

/** Lots of a list. */
export const shortlistLots = pgTable(
  'shortlist_lots',
  {
    shortlistGuid: uuid('shortlist_guid')
      .notNull()
      .references(() => shortlists.guid, { onDelete: 'cascade' }),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid, { onDelete: 'cascade' }),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.shortlistGuid, table.lotGuid] })],
);

/** What a member says of a lot; it goes with either. */
export const shortlistOpinions = pgTable(
  'shortlist_opinions',
  {
    memberGuid: uuid('member_guid')
      .notNull()
      .references(() => shortlistMembers.guid, { onDelete: 'cascade' }),
    shortlistGuid: uuid('shortlist_guid').notNull(),
    lotGuid: uuid('lot_guid').notNull(),
    vote: text('vote').$type<Vote>(),
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.memberGuid, table.lotGuid] }),
    check('shortlist_opinions_vote', sql`${table.vote} in ('heart', 'veto')`),
    foreignKey({
      name: 'shortlist_opinions_lot',
      columns: [table.shortlistGuid, table.lotGuid],
      foreignColumns: [shortlistLots.shortlistGuid, shortlistLots.lotGuid],
    }).onDelete('cascade'),
    index('shortlist_opinions_of').on(table.shortlistGuid, table.lotGuid),
  ],
);

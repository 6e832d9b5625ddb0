import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { leads } from '../../deal/lead/leads.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import type { ViewingPlace, ViewingState } from './types.ts';

/** People of the company who show lots. */
export const viewingHosts = pgTable('viewing_hosts', {
  alias: text('alias').primaryKey(),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  /** «ведёт «Канал 9», знает каждый этаж». */
  about: text('about').notNull(),
  phone: text('phone').notNull(),
  /** Path of a drawing. */
  portrait: text('portrait'),
  /** Complexes whose lots are shown; none is every complex that nobody leads. */
  vendors: jsonb('vendors').$type<string[]>().notNull(),
  /** Days of the week, 1 Monday … 7 Sunday. */
  days: jsonb('days').$type<number[]>().notNull(),
  /** Minutes of the day between which viewings begin and end, on the clock of Moscow. */
  fromMinute: smallint('from_minute').notNull(),
  toMinute: smallint('to_minute').notNull(),
  /** Viewings in one place at one time. */
  seats: smallint('seats').notNull(),
  /** Address of the room for calls; empty shows nothing by video. */
  video: text('video'),
});

/** Viewings of lots. */
export const viewings = pgTable(
  'viewings',
  {
    /** Also what calendars call it by. */
    guid: uuid('guid').primaryKey(),
    /** Secret of the link that moves and cancels it: 128 bits. */
    key: text('key').notNull(),
    /** The lead that it came with; both are forgotten at once. */
    leadGuid: uuid('lead_guid')
      .notNull()
      .references(() => leads.guid, { onDelete: 'cascade' }),
    /** Buyer who was logged in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    lotGuid: uuid('lot_guid').notNull(),
    /** Complex of the lot, by which it is known who shows it. */
    vendor: text('vendor').notNull(),
    place: text('place').$type<ViewingPlace>().notNull(),
    /** Where exactly: a building, an office, a call of its own; who is there is nowhere else. */
    spot: text('spot').notNull(),
    host: text('host')
      .notNull()
      .references(() => viewingHosts.alias),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Which of the host's seats, from 0. */
    seat: smallint('seat').notNull(),
    name: text('name').notNull(),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    email: text('email'),
    state: text('state').$type<ViewingState>().notNull(),
    /** Why the company cancelled it. */
    reason: text('reason').notNull().default(''),
    /** How often it has changed: calendars take the larger one. */
    sequence: integer('sequence').notNull().default(0),
    /** Hours before the viewing at which the last reminder was due; `null` before the first one. */
    remindedHours: smallint('reminded_hours'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('viewings_key').on(table.key),
    // Of those who take the same seat at once, one does.
    uniqueIndex('viewings_seat')
      .on(table.host, table.startsAt, table.seat)
      .where(sql`${table.state} <> 'cancelled'`),
    index('viewings_user').on(table.userId, table.startsAt),
    index('viewings_phone').on(table.phone),
    index('viewings_lead').on(table.leadGuid),
    index('viewings_booked')
      .on(table.startsAt)
      .where(sql`${table.state} = 'booked'`),
  ],
);

export type HostRow = typeof viewingHosts.$inferSelect;
export type ViewingRow = typeof viewings.$inferSelect;

import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AppointmentKind, AppointmentState } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';

/** Meetings of buyers with the company: an inspection, the keys, a visit to the showroom. */
export const appointments = pgTable(
  'appointments',
  {
    /** Also what calendars call it by. */
    guid: uuid('guid').primaryKey(),
    kind: text('kind').$type<AppointmentKind>().notNull(),
    /** Whose places are taken: a building, an office. */
    place: text('place').notNull(),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    /** Which of the people who receive at that time, from 0. */
    seat: smallint('seat').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about; a visit to the showroom may be about nothing yet. */
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    state: text('state').$type<AppointmentState>().notNull(),
    /** How often it has changed: calendars take the larger one. */
    sequence: integer('sequence').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Of those who take the same place at once, one does.
    uniqueIndex('appointments_seat')
      .on(table.kind, table.place, table.startsAt, table.seat)
      .where(sql`${table.state} <> 'cancelled'`),
    index('appointments_user').on(table.userId, table.startsAt),
    index('appointments_order').on(table.orderGuid),
    index('appointments_booked')
      .on(table.startsAt)
      .where(sql`${table.state} = 'booked'`),
  ],
);

import {
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Actor, EventType, SideState } from './core/events.ts';
import { orders } from './orders.table.ts';

/** Everything that happened to orders; rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the order. */
    seq: integer('seq').notNull(),
    type: text('type').$type<EventType>().notNull(),
    /** The same change sent again has the same one. */
    key: text('key').notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** `null` for the event that made the order. */
    fromStage: smallint('from_stage'),
    toStage: smallint('to_stage').notNull(),
    /** Side state afterwards. */
    side: text('side').$type<SideState>(),
    /** Of a buyer or a partner, in Russian. */
    reason: text('reason'),
    /** What the type says; no personal data. */
    data: jsonb('data').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Of those who write the next event at once, one does; and each change is written once.
    uniqueIndex('order_events_seq').on(table.orderGuid, table.seq),
    uniqueIndex('order_events_key').on(table.orderGuid, table.key),
  ],
);

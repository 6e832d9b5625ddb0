import {
  bigint,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderSideState } from '../../domain/order/types.ts';
import { users } from './accounts.ts';
import { lots } from './objects.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Deals of buyers, one lot each. */
export const orders = pgTable(
  'orders',
  {
    guid: uuid('guid').primaryKey(),
    /** «M30-20417». */
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    lotGuid: uuid('lot_guid')
      .notNull()
      .references(() => lots.guid),
    /** 1 выбор … 10 ключи. */
    stageNumber: smallint('stage_number').notNull(),
    sideState: text('side_state').$type<OrderSideState>(),
    /** Fixed by the order, kopecks. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** By when the buyer has to do the next step. */
    deadline: timestamp('deadline', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('orders_user').on(table.userId, table.createdAt),
    index('orders_lot').on(table.lotGuid),
  ],
);

/** Who buys: the first is the buyer. */
export const orderParticipants = pgTable(
  'order_participants',
  {
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    secondName: text('second_name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderGuid, table.position] })],
);

/** Papers of an order; kept in the database, so that every process can give them. */
export const orderFiles = pgTable(
  'order_files',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Extension in lower case. */
    type: text('type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    content: bytea('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_files_order').on(table.orderGuid)],
);

/** Every change of an order, oldest first: its timeline. */
export const orderEvents = pgTable(
  'order_events',
  {
    guid: uuid('guid').primaryKey(),
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    actor: text('actor').$type<'buyer' | 'company'>().notNull(),
    /** `null` for the event that made the order. */
    fromStage: smallint('from_stage'),
    toStage: smallint('to_stage').notNull(),
    /** Russian, for the buyer. */
    reason: text('reason').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_events_order').on(table.orderGuid, table.at)],
);

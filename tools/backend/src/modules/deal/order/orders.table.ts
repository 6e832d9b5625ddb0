import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ChosenPayment, DraftStep, Ownership, ParticipantData } from '@m30/api';
import type { ContractKind } from './core/contract-kind.ts';
import type { SideState } from './core/events.ts';
import type { BundleLot } from './order-lots.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lots } from '../../estate/objects.table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Deals of buyers: one lot each, or a set that is bought together. */
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
    sideState: text('side_state').$type<SideState>(),
    /** Fixed by the order, kopecks: the sum of its lots. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** Lots that are bought together, `lotGuid` first; `null` where the order is of one. Their prices sum up to `price`. */
    bundle: jsonb('bundle').$type<BundleLot[]>(),
    /** By when the buyer has to do the next step. */
    deadline: timestamp('deadline', { withTimezone: true }),
    /** Events so far: this row is what they add up to. */
    version: integer('version').notNull().default(0),
    /** What the lot is sold by. */
    contract: text('contract').$type<ContractKind>().notNull().default('ddu'),
    /** The buyer has a next step. */
    buyersTurn: boolean('buyers_turn').notNull().default(true),
    /** Money, keys and ownership are where they belong. */
    finished: boolean('finished').notNull().default(false),
    /** How it is paid; the terms may name a person's address, which events do not. */
    payment: jsonb('payment').$type<ChosenPayment>(),
    /** How it is to belong to the participants; `null` before they are named. */
    ownership: text('ownership').$type<Ownership>(),
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
    /** What the contract needs; `null` until the buyer has filled it in. */
    data: jsonb('data').$type<ParticipantData>(),
  },
  (table) => [primaryKey({ columns: [table.orderGuid, table.position] })],
);

/** What is typed in the steps of an order so far; JSON, whatever it is worth. */
export const orderDrafts = pgTable(
  'order_drafts',
  {
    orderGuid: uuid('order_guid')
      .notNull()
      .references(() => orders.guid, { onDelete: 'cascade' }),
    step: text('step').$type<DraftStep>().notNull(),
    /** As text: JSON may hold characters that `jsonb` refuses. */
    data: text('data').notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderGuid, table.step] })],
);

/** Documents that the company made for an order; stored in the database, so that every process can give them. */
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

import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ServiceRequestState } from '@m30/api';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { serviceSections } from '../../content/library/services.table.ts';

/** What may be ordered in a section of the services. */
export const serviceOffers = pgTable('service_offers', {
  serviceId: text('service_id')
    .primaryKey()
    .references(() => serviceSections.id, { onDelete: 'cascade' }),
  /** Kopecks; `null` where only an estimate tells. */
  priceFrom: bigint('price_from', { mode: 'number' }),
  /** What the price is of: «за машину и двух грузчиков на четыре часа». */
  priceNote: text('price_note').notNull(),
  /** What may be chosen: «Машина и грузчики». */
  choices: jsonb('choices').$type<string[]>().notNull(),
});

/** Services that buyers have asked for. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    guid: uuid('guid').primaryKey(),
    id: serial('id').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: text('service_id').notNull(),
    /** Name of the service on that day. */
    serviceName: text('service_name').notNull(),
    /** Order whose premises it is for; `null` where it is for other ones. */
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    /** Where, as the buyer wrote it; empty for premises of an order. */
    address: text('address').notNull().default(''),
    choice: text('choice').notNull(),
    comment: text('comment').notNull(),
    wishedOn: date('wished_on', { mode: 'string' }).notNull(),
    state: text('state').$type<ServiceRequestState>().notNull(),
    /** The day that the company has promised. */
    plannedOn: date('planned_on', { mode: 'string' }),
    /** Agreed, kopecks. */
    price: bigint('price', { mode: 'number' }),
    /** What the company wrote: who comes, or why not. */
    note: text('note'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('service_requests_user').on(table.userId, table.createdAt),
    index('service_requests_state').on(table.state, table.createdAt),
  ],
);

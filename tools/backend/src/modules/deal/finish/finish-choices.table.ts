import type { FinishVariant } from '@m30/api';
import { bigint, doublePrecision, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../order/orders.table.ts';

/** Finish that a buyer has chosen for an order. */
export const finishChoices = pgTable('finish_choices', {
  orderGuid: uuid('order_guid')
    .primaryKey()
    .references(() => orders.guid, { onDelete: 'cascade' }),
  variant: text('variant').$type<FinishVariant>().notNull(),
  /** m² that it is counted by. */
  area: doublePrecision('area').notNull(),
  /** Kopecks for all of it. */
  price: bigint('price', { mode: 'number' }).notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
});

import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import type { ContractKind, ContractTerms } from './types.ts';
import { users } from '../../people/account/accounts.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';

/** Contracts of buyers. Those of an order hold no sums: money and registration are told by its events. */
export const contracts = pgTable(
  'contracts',
  {
    guid: uuid('guid').primaryKey(),
    /** «ДДУ-20352», as printed on it. */
    number: text('number').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind').$type<ContractKind>().notNull(),
    orderGuid: uuid('order_guid').references(() => orders.guid),
    lotGuid: uuid('lot_guid').references(() => lots.guid),
    /** The contract that this one changes. */
    parentGuid: uuid('parent_guid').references((): AnyPgColumn => contracts.guid),
    /** Kopecks; what an addendum adds to its contract. */
    price: bigint('price', { mode: 'number' }).notNull(),
    /** `null` where the order tells them. */
    terms: jsonb('terms').$type<ContractTerms>(),
    signedAt: timestamp('signed_at', { withTimezone: true }).notNull(),
    /**
     * Last day on which the keys of a share in construction may come, as it was promised when it was signed: what is said of the
     * building later changes no contract. `null` of other kinds.
     */
    handoverBy: date('handover_by', { mode: 'string' }),
  },
  (table) => [
    index('contracts_user').on(table.userId, table.signedAt),
    // An order has one contract of a kind for each of its lots; told twice, it is written once.
    uniqueIndex('contracts_order').on(table.orderGuid, table.kind, table.lotGuid),
    index('contracts_parent').on(table.parentGuid),
  ],
);

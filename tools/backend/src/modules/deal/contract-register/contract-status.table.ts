import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ContractStage } from './types.ts';
import { orders } from '../order/orders.table.ts';

/** How far the registration of contracts has come, for whoever knows number and phone or surname. */
export const contractStatuses = pgTable(
  'contract_statuses',
  {
    /** «ДДУ-20417», as printed on the contract. */
    number: text('number').primaryKey(),
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    /** `+7XXXXXXXXXX`. */
    phone: text('phone').notNull(),
    /** In lower case, «ё» as «е». */
    surname: text('surname').notNull(),
    stage: text('stage').$type<ContractStage>().notNull(),
    acceptedOn: date('accepted_on', { mode: 'string' }).notNull(),
    sentOn: date('sent_on', { mode: 'string' }),
    registeredOn: date('registered_on', { mode: 'string' }),
    /** Why it was suspended, or the number of the record. */
    note: text('note'),
  },
  (table) => [index('contract_statuses_order').on(table.orderGuid)],
);

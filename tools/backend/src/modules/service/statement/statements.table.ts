import { index, integer, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { StatementState } from '@m30/api';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';

/** What buyers have asked the company for in writing. */
export const statements = pgTable(
  'statements',
  {
    guid: uuid('guid').primaryKey(),
    /** Counts the statements: the number on the document is made of it. */
    id: serial('id').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Order whose contract it is about; `null` where it is about the buyer alone. */
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    /** Id of the template: «refund». */
    template: text('template').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    state: text('state').$type<StatementState>().notNull(),
    /** What the company answered, or why it refused. */
    answer: text('answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** By when the company answers. */
    answerBy: timestamp('answer_by', { withTimezone: true }).notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('statements_user').on(table.userId, table.createdAt),
    index('statements_state').on(table.state, table.answerBy),
  ],
);

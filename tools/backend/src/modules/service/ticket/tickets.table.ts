import {
  boolean,
  index,
  integer,
  pgTable,
  serial,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { TicketState, TicketTopic } from '@m30/api';
import { users } from '../../people/account/accounts.table.ts';
import { orders } from '../../deal/order/orders.table.ts';

/** Questions of buyers to the company. */
export const tickets = pgTable(
  'tickets',
  {
    guid: uuid('guid').primaryKey(),
    id: serial('id').notNull().unique(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<TicketTopic>().notNull(),
    title: text('title').notNull(),
    /** Order whose premises it is about. */
    orderGuid: uuid('order_guid').references(() => orders.guid, { onDelete: 'cascade' }),
    state: text('state').$type<TicketState>().notNull(),
    /** The company wrote something that the buyer has not opened yet. */
    unread: boolean('unread').notNull().default(false),
    /** By when the company answers; `null` while it need not. */
    answerBy: timestamp('answer_by', { withTimezone: true }),
    /** Of the company's answers, 1 to 5. */
    rating: smallint('rating'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('tickets_user').on(table.userId, table.changedAt),
    index('tickets_state').on(table.state, table.answerBy),
  ],
);

/** What was written in a ticket; its files hang on it by its guid. */
export const ticketMessages = pgTable(
  'ticket_messages',
  {
    guid: uuid('guid').primaryKey(),
    ticketGuid: uuid('ticket_guid')
      .notNull()
      .references(() => tickets.guid, { onDelete: 'cascade' }),
    /** Name of the member of staff; `null` where the buyer wrote it. */
    staff: text('staff'),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ticket_messages_ticket').on(table.ticketGuid, table.createdAt)],
);

/** Questions that are asked often, beside the tickets. */
export const supportQuestions = pgTable('support_questions', {
  id: text('id').primaryKey(),
  position: smallint('position').notNull(),
  question: text('question').notNull(),
  /** Clean HTML. */
  answer: text('answer').notNull(),
});

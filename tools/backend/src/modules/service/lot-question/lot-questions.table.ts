import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { leads } from '../../deal/lead/leads.table.ts';
import { users } from '../../people/account/accounts.table.ts';

/** Questions of visitors about lots, and what the company has answered. */
export const lotQuestions = pgTable(
  'lot_questions',
  {
    guid: uuid('guid').primaryKey(),
    /** The lead that it came with; both are forgotten at once. */
    leadGuid: uuid('lead_guid')
      .notNull()
      .references(() => leads.guid, { onDelete: 'cascade' }),
    /** Secret of the link in the answer, by which a buyer keeps the question in the account: 128 bits. */
    key: text('key').notNull(),
    /** Buyer who was logged in, or has come by the link. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** In lower case: an account that has proved it by a code sees the question. */
    email: text('email').notNull(),
    /** «Квартира № 57, «Канал 9», корпус 2», as it was then. */
    lot: text('lot').notNull(),
    /** As it was then: «14 300 000 ₽». */
    price: text('price').notNull(),
    /** Path of the lot's page. */
    url: text('url').notNull(),
    text: text('text').notNull(),
    /** `null` while nobody has answered. */
    answer: text('answer'),
    /** Name of the member of staff. */
    author: text('author'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('lot_questions_key').on(table.key),
    index('lot_questions_email').on(table.email, table.createdAt),
    index('lot_questions_user').on(table.userId),
    index('lot_questions_lead').on(table.leadGuid),
    index('lot_questions_open')
      .on(table.createdAt)
      .where(sql`${table.answer} is null`),
  ],
);

export type LotQuestionRow = typeof lotQuestions.$inferSelect;

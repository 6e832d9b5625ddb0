import { pgTable, text } from 'drizzle-orm/pg-core';

/** What the staff have written in place of the words that a kind of letter has by itself. */
export const letterTexts = pgTable('letter_texts', {
  /** Id of the kind. */
  id: text('id').primaryKey(),
  /** Empty of an SMS. */
  subject: text('subject').notNull(),
  text: text('text').notNull(),
});

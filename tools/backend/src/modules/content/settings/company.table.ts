import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CompanySettings } from './company-settings.ts';

/** What the company is, besides menus and contacts: one row. */
export const companySettings = pgTable('company_settings', {
  id: text('id').$type<'company'>().primaryKey(),
  body: jsonb('body').$type<CompanySettings>().notNull(),
});

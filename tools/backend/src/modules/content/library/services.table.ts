import { type AnyPgColumn, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ContentBlock } from './types.ts';

/** Sections of the services that the modal `services` lists. */
export const serviceSections = pgTable('service_sections', {
  id: text('id').primaryKey(),
  /** Section above; empty on the first level. */
  parentId: text('parent_id').references((): AnyPgColumn => serviceSections.id, {
    onDelete: 'cascade',
  }),
  position: smallint('position').notNull(),
  name: text('name').notNull(),
  blocks: jsonb('blocks').$type<ContentBlock[]>().notNull(),
});

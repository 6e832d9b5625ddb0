import type * as schema from '../../src/modules/content/library/content.table.ts';

/** A page made of content blocks, as it is written into the database. */
export type PageSeed = typeof schema.pages.$inferInsert;

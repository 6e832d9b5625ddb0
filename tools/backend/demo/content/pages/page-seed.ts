import type * as schema from '../../../src/db/schema/content.ts';

/** A page made of content blocks, as it is written into the database. */
export type PageSeed = typeof schema.pages.$inferInsert;

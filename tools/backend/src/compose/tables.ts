import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** Every table of the product. */
export const tables: readonly PgTable[] = Object.values<unknown>(schema).filter((value) =>
  is(value, PgTable),
);

import { asc } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { serviceSections } from './services.table.ts';

/** A section of the services as it is stored. */
export type ServiceSection = typeof serviceSections.$inferSelect;

/** Reads the sections of the services. */
export async function readServices(db: Database): Promise<Map<string, ServiceSection>> {
  const rows = await db.select().from(serviceSections).orderBy(asc(serviceSections.position));
  return new Map(rows.map((row) => [row.id, row]));
}

import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { systemValues } from './system.table.ts';

/** Reads a value the product keeps about itself, making it the first time. */
export async function systemValue(db: Database, key: string, make: () => string): Promise<string> {
  await db.insert(systemValues).values({ key, value: make() }).onConflictDoNothing();
  const [row] = await db.select().from(systemValues).where(eq(systemValues.key, key));
  if (!row) throw new Error(`system value ${key} is missing`);
  return row.value;
}

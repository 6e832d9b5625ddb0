import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { offlineReserves } from './offline-reserves.table.ts';

/** Tells whether a buyer has a flat reserved in a sales office. */
export async function hasOfflineReserve(db: Database, userId: number): Promise<boolean> {
  const found = await db.$count(
    offlineReserves,
    and(eq(offlineReserves.userId, userId), isNull(offlineReserves.endedAt)),
  );
  return found > 0;
}

import { sql } from 'drizzle-orm';
import { chunks } from '../../../kernel/db/chunks.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { priceHistory } from '../object-content.table.ts';

/** Writes prices into the history of lots; of a day the last one stands. */
export async function writePriceHistory(
  tx: Database,
  rows: readonly (typeof priceHistory.$inferInsert)[],
): Promise<void> {
  for (const part of chunks(rows)) {
    await tx
      .insert(priceHistory)
      .values(part)
      .onConflictDoUpdate({
        target: [priceHistory.lotGuid, priceHistory.since],
        set: { price: sql`excluded.price`, reason: sql`excluded.reason` },
      });
  }
}

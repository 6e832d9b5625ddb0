import { eq } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { priceChanges } from '../../modules/staff/approval/price-changes.table.ts';

/** A change of prices, locked for the transaction, and whether it was undone; `null` where there is none. */
export async function lockChange(tx: Database, guid: string) {
  const [change] = await tx
    .select()
    .from(priceChanges)
    .where(eq(priceChanges.guid, guid))
    .for('update');
  if (!change) return null;
  return { change, isUndone: (await tx.$count(priceChanges, eq(priceChanges.undoes, guid))) > 0 };
}

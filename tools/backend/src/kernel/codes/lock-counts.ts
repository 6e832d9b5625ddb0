import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { codeQuotas } from './code-quotas.table.ts';
import { QUOTA_WINDOW } from './code-rules.ts';

/**
 * Locks counts until the transaction ends, so that of several requests at once each sees the one before it; a count that is not
 * there yet begins at none. In the order of their keys, so that two requests never wait for each other.
 */
export async function lockCounts(tx: Database, keys: readonly string[], now: number) {
  const expiresAt = new Date(now + QUOTA_WINDOW);
  await tx
    .insert(codeQuotas)
    .values(keys.toSorted().map((key) => ({ key, sentAt: [], expiresAt })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(codeQuotas)
    .where(inArray(codeQuotas.key, [...keys]))
    .orderBy(asc(codeQuotas.key))
    .for('update');
  return rows.map(({ key, sentAt }) => ({
    key,
    /** Milliseconds since 1970, oldest first. */
    sentAt,
    save: (moments: number[]) =>
      tx.update(codeQuotas).set({ sentAt: moments, expiresAt }).where(eq(codeQuotas.key, key)),
  }));
}

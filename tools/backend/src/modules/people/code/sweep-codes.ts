import { inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { authCodes } from './codes.table.ts';
import { codeQuotas } from '../../../kernel/codes/code-quotas.table.ts';

/** Rows removed at most at a time, so that no visitor waits for a long clean-up. */
const BATCH = 100;

/** Removes codes and counts that say nothing any more; rows in use are left, so it never waits. */
export async function sweepCodes(tx: Database, now: Date): Promise<void> {
  const deadCodes = tx
    .select({ flowHash: authCodes.flowHash, purpose: authCodes.purpose })
    .from(authCodes)
    .where(lte(authCodes.expiresAt, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await tx
    .delete(authCodes)
    .where(sql`(${authCodes.flowHash}, ${authCodes.purpose}) in ${deadCodes}`);
  const deadQuotas = tx
    .select({ key: codeQuotas.key })
    .from(codeQuotas)
    .where(lte(codeQuotas.expiresAt, now))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  await tx.delete(codeQuotas).where(inArray(codeQuotas.key, deadQuotas));
}

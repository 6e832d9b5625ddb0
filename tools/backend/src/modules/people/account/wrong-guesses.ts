import { eq } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { codeQuotas } from '../../../kernel/codes/code-quotas.table.ts';
import { judgeQuota } from '../../../kernel/codes/code-quota.ts';
import { MOST_WRONG, QUOTA_WINDOW } from '../../../kernel/codes/code-rules.ts';

/** The wrong codes that were tried for a phone; its row is locked until the transaction ends. */
export interface Guesses {
  /** Until when no code is looked at any more, milliseconds since 1970; `null` while one is. */
  spentUntil: number | null;
  /** Counts a wrong one. */
  count(): Promise<void>;
}

/**
 * Locks the count of wrong codes of a phone, whatever they are for, so that any number of guesses at once, from as many browsers, see
 * each other.
 */
export async function lockGuesses(tx: Database, phone: string, at: Date): Promise<Guesses> {
  const key = `wrong:${phone}`;
  const now = at.getTime();
  const expiresAt = new Date(now + QUOTA_WINDOW);
  await tx.insert(codeQuotas).values({ key, sentAt: [], expiresAt }).onConflictDoNothing();
  const [row] = await tx.select().from(codeQuotas).where(eq(codeQuotas.key, key)).for('update');
  const moments = row?.sentAt ?? [];
  const verdict = judgeQuota(moments, now, { spaced: false, most: MOST_WRONG });
  return {
    spentUntil: verdict.kind === 'spent' ? verdict.until : null,
    async count() {
      const sentAt = [...moments.slice(1 - MOST_WRONG), now];
      await tx.update(codeQuotas).set({ sentAt, expiresAt }).where(eq(codeQuotas.key, key));
    },
  };
}

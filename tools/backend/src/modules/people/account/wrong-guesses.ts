import type { Database } from '../../../kernel/db/database.ts';
import { judgeQuota } from '../../../kernel/codes/code-quota.ts';
import { MOST_WRONG } from '../../../kernel/codes/code-rules.ts';
import { lockCounts } from '../../../kernel/codes/lock-counts.ts';

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
  const now = at.getTime();
  const [locked] = await lockCounts(tx, [`wrong:${phone}`], now);
  if (!locked) throw new Error('the count of wrong codes was not locked');
  const verdict = judgeQuota(locked.sentAt, now, { spaced: false, most: MOST_WRONG });
  return {
    spentUntil: verdict.kind === 'spent' ? verdict.until : null,
    async count() {
      await locked.save([...locked.sentAt.slice(1 - MOST_WRONG), now]);
    },
  };
}

import { RECOVERY_WAIT } from '../../../kernel/codes/code-rules.ts';

/**
 * From when a phone or mailbox may recover the password after it took another one's place: who has changed it with somebody
 * else's session must not get the account by it before its buyer, who was notified, could object.
 * @param changedAt `null` for one that never changed
 * @returns `null` where it may already
 */
export function recoveryFrom(changedAt: Date | null, now: Date): Date | null {
  const from = changedAt && new Date(changedAt.getTime() + RECOVERY_WAIT);
  return from && from > now ? from : null;
}

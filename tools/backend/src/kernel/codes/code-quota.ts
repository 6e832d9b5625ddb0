import { formatDate } from '@m30/ui-kit/format';
import { refuse, type Refused } from '../method/refuse.ts';
import type { Database } from '../db/database.ts';
import { MOST_CODES_IN_ALL, QUOTA_WINDOW, RESEND_GAP } from './code-rules.ts';
import { lockCounts } from './lock-counts.ts';

/** How many there may be within the window. */
interface Bound {
  most: number;
  /** Also wait between two. */
  spaced: boolean;
}

/** One count that a code is held against. */
export interface Quota extends Bound {
  /** What is counted: `phone:+7…`. */
  key: string;
}

/** What a count says: go on, wait some milliseconds, or wait until a moment. */
export type Verdict =
  { kind: 'free' } | { kind: 'spaced'; wait: number } | { kind: 'spent'; until: number };

/**
 * Judges a count; pure. Times are milliseconds since 1970, oldest first. A code that a clock ahead of this one has put
 * into the future makes nobody wait longer than one that is sent now; one further off than a gap is left out.
 */
export function judgeQuota(
  sentAt: readonly number[],
  now: number,
  { most, spaced }: Bound,
): Verdict {
  const recent = sentAt
    .filter((at) => at > now - QUOTA_WINDOW && at <= now + RESEND_GAP)
    .map((at) => Math.min(at, now));
  const oldest = recent.at(-most);
  if (oldest !== undefined) return { kind: 'spent', until: oldest + QUOTA_WINDOW };
  const wait = (recent.at(-1) ?? -Infinity) + RESEND_GAP - now;
  return spaced && wait > 0 ? { kind: 'spaced', wait } : { kind: 'free' };
}

/**
 * Counts a code against its quotas.
 * @throws Refused 429 where a quota is spent or the last code is too fresh
 */
export async function takeQuotas(tx: Database, quotas: readonly Quota[], at: Date): Promise<void> {
  const now = at.getTime();
  const counts = await lockCounts(
    tx,
    quotas.map(({ key }) => key),
    now,
  );
  for (const { key, sentAt } of counts) {
    const quota = quotas.find((one) => one.key === key);
    const verdict = quota ? judgeQuota(sentAt, now, quota) : { kind: 'free' as const };
    if (quota && verdict.kind !== 'free') throw refuseQuota(verdict, quota);
  }
  for (const { sentAt, save } of counts) {
    const earlier = sentAt.map((sent) => Math.min(sent, now));
    await save([...earlier.filter((sent) => sent > now - QUOTA_WINDOW), now]);
  }
}

/** What the visitor reads where a code is not sent. */
function refuseQuota(verdict: Exclude<Verdict, { kind: 'free' }>, { most }: Bound): Refused {
  if (verdict.kind === 'spaced') {
    const seconds = Math.ceil(verdict.wait / 1000);
    return refuse(429, `Новый код можно запросить через ${seconds} с`);
  }
  const when = formatDate(verdict.until, 'inSentence');
  const many = most === MOST_CODES_IN_ALL ? 'десяти' : 'пяти';
  return refuse(429, `За сутки мы отправляем не больше ${many} кодов. Следующий — после ${when}`);
}

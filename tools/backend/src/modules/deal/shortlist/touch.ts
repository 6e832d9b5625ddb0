import { and, eq, lte } from 'drizzle-orm';
import { DAY_SECONDS } from '../../../kernel/time/day.ts';
import type { Database } from '../../../kernel/db/database.ts';
import type { Found } from './find-shortlist.ts';
import { shortlistMembers, shortlists } from './shortlists.table.ts';

/** Seconds within which a second look is not written down. */
const MINUTE = 60;
/** Notes that somebody looks: the list lives on, and the others see who was there when. */
export async function touch(db: Database, { list, me }: Found, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  if (list.visitedAt < before(DAY_SECONDS)) {
    const old = and(eq(shortlists.guid, list.guid), lte(shortlists.visitedAt, before(DAY_SECONDS)));
    await db.update(shortlists).set({ visitedAt: now }).where(old);
  }
  if (me && me.seenAt < before(MINUTE)) {
    const its = eq(shortlistMembers.guid, me.guid);
    await db.update(shortlistMembers).set({ seenAt: now }).where(its);
  }
}

import { gte, sql, sum } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { leadSpam } from './leads.table.ts';

/** Counts one request that fell into the trap for programs; nothing of it is kept. */
export async function countSpam(db: Database, method: string, now: Date): Promise<void> {
  await db
    .insert(leadSpam)
    .values({ day: moscowDay(now), method, count: 1 })
    .onConflictDoUpdate({
      target: [leadSpam.day, leadSpam.method],
      set: { count: sql`${leadSpam.count} + 1` },
    });
}

/** How many fell into the trap since a day. */
export async function spamSince(db: Database, day: string): Promise<number> {
  const [found] = await db
    .select({ total: sum(leadSpam.count) })
    .from(leadSpam)
    .where(gte(leadSpam.day, day));
  return Number(found?.total ?? 0);
}

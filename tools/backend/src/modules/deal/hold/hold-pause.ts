import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import type { HoldRow } from './find-holds.ts';
import { MEMORY, PAUSES } from './hold-rules.ts';

/** Why a buyer does not hold a lot again yet. */
export interface Pause {
  /** Free holds of the lot that the buyer let end. */
  count: number;
  until: Date;
}

/** Finds the pause between two free holds of one lot by one buyer; `null` where there is none at this moment. */
export async function findPause(
  db: Database,
  { lotGuid, userId, now }: { lotGuid: string; userId: number; now: Date },
): Promise<Pause | null> {
  const since = new Date(now.getTime() - MEMORY * 1000);
  const own = and(eq(holds.userId, userId), eq(holds.lotGuid, lotGuid), eq(holds.kind, 'free'));
  const rows = await db
    .select()
    .from(holds)
    .where(and(own, gte(holds.createdAt, since)));
  return pauseAfter(rows, now);
}

/** The pause after holds of one lot by one buyer; one that led to a contract was no loop. */
function pauseAfter(rows: readonly HoldRow[], now: Date): Pause | null {
  const ends = rows
    .filter(({ end }) => end !== 'done')
    // The sweeper writes down later that a hold has run out.
    .map(({ endedAt, expiresAt }) => Math.min(endedAt?.getTime() ?? Infinity, expiresAt.getTime()))
    .filter((end) => end <= now.getTime());
  const last = Math.max(...ends);
  const seconds = PAUSES[Math.min(ends.length, PAUSES.length - 1)] ?? 0;
  const until = new Date(last + seconds * 1000);
  return ends.length > 0 && until > now ? { count: ends.length, until } : null;
}

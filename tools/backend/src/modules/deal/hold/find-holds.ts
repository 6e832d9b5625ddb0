import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import type { LotStatus } from '../../estate/types.ts';

export type HoldRow = typeof holds.$inferSelect;

/** Finds holds that were not ended yet, by the key of their lot; some may have expired. */
export async function findHolds(
  db: Database,
  lotGuids: readonly string[],
): Promise<ReadonlyMap<string, HoldRow>> {
  if (lotGuids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(holds)
    .where(and(isNull(holds.endedAt), inArray(holds.lotGuid, [...lotGuids])));
  return new Map(rows.map((hold) => [hold.lotGuid, hold]));
}

/** Whether a hold holds its lot at this moment. */
export function isActive(hold: HoldRow | undefined, now: Date): hold is HoldRow {
  return hold !== undefined && hold.endedAt === null && hold.expiresAt > now;
}

/** Status at this moment: a lot whose hold has expired is free, whether or not that was written. */
export function statusAt(status: LotStatus, hold: HoldRow | undefined, now: Date): LotStatus {
  const theirs = status === 'held' || (status === 'reserved' && hold?.kind === 'paid');
  return theirs && hold && !isActive(hold, now) ? 'free' : status;
}

/** Until when buyers hold lots: of those that somebody holds at a moment, by guid. */
export async function heldUntil(
  db: Database,
  lotGuids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const holds = await findHolds(db, lotGuids);
  return new Map(
    [...holds]
      .filter(([, hold]) => isActive(hold, now))
      .map(([lot, hold]) => [lot, hold.expiresAt]),
  );
}

import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { expireOrder } from '../order/expire-order.ts';
import type { Following } from '../order/order-follower.ts';
import type { HoldRow } from './find-holds.ts';

/**
 * Ends the holds that have expired: their lots are free, their orders stop, their buyers are notified.
 * Whoever calls it at the same time ends none of them a second time.
 * @param lotGuids end these lots' alone
 */
export async function endExpired(
  tx: Database,
  services: Following,
  { now, lotGuids }: { now: Date; lotGuids?: readonly string[] },
): Promise<number> {
  const expired = await tx
    .selectDistinct({ order: holds.orderGuid })
    .from(holds)
    .where(
      and(
        isNull(holds.endedAt),
        lte(holds.expiresAt, now),
        lotGuids === undefined ? undefined : inArray(holds.lotGuid, [...lotGuids]),
      ),
    )
    // Two who end many at once lock their orders one after another, never crosswise.
    .orderBy(asc(holds.orderGuid));
  let ended = 0;
  for (const { order } of expired) {
    if (await expireOrder(tx, services, { order, now })) ended += 1;
  }
  return ended;
}

/** Phones of the buyers of holds; one that nobody has confirmed may be a stranger's. */
export async function phonesOf(
  tx: Database,
  rows: readonly HoldRow[],
): Promise<ReadonlyMap<number, string>> {
  const found = await tx
    .select({ id: users.id, phone: users.phone })
    .from(users)
    .where(
      and(
        inArray(
          users.id,
          rows.map(({ userId }) => userId),
        ),
        eq(users.phoneConfirmed, true),
      ),
    );
  return new Map(found.map(({ id, phone }) => [id, phone]));
}

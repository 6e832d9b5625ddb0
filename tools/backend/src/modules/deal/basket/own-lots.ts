import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { OwnLot } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { holds } from '../hold/holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';
import { isAtWork } from '../order/order-conditions.ts';

/** Lots that are told to one visitor. */
const MOST = 50;

/** Lots that orders of the visitor keep for him; none for a guest. */
export async function ownLots({ services, session }: Call): Promise<OwnLot[]> {
  if (!session) return [];
  const { db, clock } = services;
  const now = clock();
  const active = and(
    eq(holds.orderGuid, orders.guid),
    isNull(holds.endedAt),
    gt(holds.expiresAt, now),
  );
  const rows = await db
    .select({
      ...{ id: lots.id, status: lots.status, price: orders.price },
      ...{ order: orders.guid, until: holds.expiresAt },
    })
    .from(orders)
    .innerJoin(lots, eq(lots.guid, orders.lotGuid))
    .leftJoin(holds, active)
    .where(and(eq(orders.userId, session.user.id), isAtWork(now)))
    .orderBy(asc(orders.createdAt))
    .limit(MOST);
  return rows.map(({ id, status, price, order, until }) => ({
    ...{ id, status, price },
    own: { order, until: until?.toISOString() ?? null },
  }));
}

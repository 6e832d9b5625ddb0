import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { OwnLot } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from '../hold/holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';
import { isAtWork } from '../order/order-conditions.ts';
import { lotsOf } from '../order/order-lots.ts';

/** Orders whose lots are told to one visitor. */
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
    .selectDistinct({ order: orders, until: holds.expiresAt })
    .from(orders)
    .leftJoin(holds, active)
    .where(and(eq(orders.userId, session.user.id), isAtWork(now)))
    .orderBy(asc(orders.createdAt))
    .limit(MOST);
  const current = rows.flatMap(({ order, until }) =>
    lotsOf(order).map(({ lotGuid, price }) => ({ lotGuid, price, order: order.guid, until })),
  );
  const known = await statusesOf(
    db,
    current.map(({ lotGuid }) => lotGuid),
  );
  return current.flatMap(({ lotGuid, price, order, until }) => {
    const lot = known.get(lotGuid);
    return lot ? { ...lot, price, own: { order, until: until?.toISOString() ?? null } } : [];
  });
}

async function statusesOf(db: Database, guids: string[]) {
  const { guid, id, status } = lots;
  const rows = await db.select({ guid, id, status }).from(lots).where(inArray(guid, guids));
  return new Map(rows.map(({ guid: key, ...lot }) => [key, lot]));
}

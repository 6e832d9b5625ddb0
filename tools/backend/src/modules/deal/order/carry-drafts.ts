import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { orderDrafts, orders } from './orders.table.ts';

/** An order that has just been opened. */
interface Opened {
  order: string;
  lotGuid: string;
  userId: number;
  now: Date;
}

/** Steps whose answers are as good for the next order of the same lot. */
const CARRIED = ['payment', 'users'] as const;

/** Takes over what the buyer typed in his last order of a lot, which has stopped: its hold ran out, or he gave it up. */
export async function carryDrafts(
  tx: Database,
  { order, lotGuid, userId, now }: Opened,
): Promise<void> {
  const stopped = and(
    eq(orders.lotGuid, lotGuid),
    eq(orders.userId, userId),
    isNotNull(orders.sideState),
  );
  const [last] = await tx
    .select({ guid: orders.guid })
    .from(orders)
    .where(stopped)
    .orderBy(desc(orders.createdAt))
    .limit(1);
  if (!last) return;
  const drafts = await tx
    .select({ step: orderDrafts.step, data: orderDrafts.data })
    .from(orderDrafts)
    .where(and(eq(orderDrafts.orderGuid, last.guid), inArray(orderDrafts.step, [...CARRIED])));
  if (drafts.length === 0) return;
  await tx
    .insert(orderDrafts)
    .values(drafts.map((draft) => ({ ...draft, orderGuid: order, savedAt: now })));
}

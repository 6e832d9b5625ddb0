import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orders } from '../order/orders.table.ts';
import { lotsOf } from '../order/order-lots.ts';
import { notifyEnd } from './notify-end.ts';
import type { HoldEnd } from './types.ts';
import type { Following } from '../order/order-follower.ts';
import type { LotStatus } from '../../estate/types.ts';
import type { Change } from '../order/core/record.ts';

/** Keeps holds and lots of an order in step with it. */
export async function followHold(
  tx: Database,
  services: Following,
  order: string,
  change: Change,
): Promise<void> {
  const { before, event, after } = change;
  if (event.type === 'registration.done') return setStatus(tx, order, ['reserved'], 'sold');
  if (event.type === 'contract.terminated') {
    return setStatus(tx, order, ['reserved', 'sold'], 'free');
  }
  if (before.hold && !after.hold) {
    const end = event.type === 'contract.signed' ? 'done' : endOf(after.side);
    await endHold(tx, order, { end, at: event.at });
    if (end === 'done') return setStatus(tx, order, ['held'], 'reserved');
    const { kind } = before.hold;
    await setStatus(tx, order, kind === 'paid' ? ['held', 'reserved'] : ['held'], 'free');
    if (end === 'expired') await notifyEnd(tx, services, order);
    return;
  }
  if (!before.hold || !after.hold) return;
  if (before.hold.until.getTime() === after.hold.until.getTime()) return;
  const { kind, until } = after.hold;
  await changeHold(tx, order, { kind, expiresAt: until, warnedAt: null });
  if (kind === 'paid') await setStatus(tx, order, ['held'], 'reserved');
}

const endOf = (side: string | null): HoldEnd => (side === 'expired' ? 'expired' : 'cancelled');

function endHold(tx: Database, order: string, { end, at }: { end: HoldEnd; at: Date }) {
  return changeHold(tx, order, { end, endedAt: at });
}

async function changeHold(
  tx: Database,
  order: string,
  changes: Partial<typeof holds.$inferInsert>,
): Promise<void> {
  const changed = await tx
    .update(holds)
    .set(changes)
    .where(and(eq(holds.orderGuid, order), isNull(holds.endedAt)))
    .returning({ guid: holds.guid });
  const wanted = (await lotGuidsOf(tx, order)).length;
  if (changed.length !== wanted) throw new Error(`order ${order} has ${changed.length} holds`);
}

/** Lots of an order, in the order in which everybody locks them. */
async function lotGuidsOf(tx: Database, order: string): Promise<string[]> {
  const [row] = await tx.select().from(orders).where(eq(orders.guid, order));
  return row
    ? lotsOf(row)
        .map(({ lotGuid }) => lotGuid)
        .sort()
    : [];
}

/** A lot that the sales office has moved elsewhere meanwhile stays there. */
async function setStatus(
  tx: Database,
  order: string,
  from: LotStatus[],
  status: LotStatus,
): Promise<void> {
  for (const guid of await lotGuidsOf(tx, order)) {
    await tx
      .update(lots)
      .set({ status })
      .where(and(eq(lots.guid, guid), inArray(lots.status, from)));
  }
}

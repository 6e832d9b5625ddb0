import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { lots } from '../../estate/objects.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { applyEvent } from '../order/apply-event.ts';
import { carryDrafts } from '../order/carry-drafts.ts';
import type { Actor } from '../order/core/events.ts';
import { contractOfLot } from '../order/contract-of-lot.ts';
import { orderParticipants, orders } from '../order/orders.table.ts';
import { FREE_HOLD } from './hold-rules.ts';
import { holds } from './holds.table.ts';
import { refuseHeld, refuseReserved, refuseNotForSale, refusePrice } from './refuse-hold.ts';

type LotRow = typeof lots.$inferSelect;

/** What a buyer gets for a hold. */
export interface Reserved {
  /** Guid of the order. */
  order: string;
  number: string;
  /** ISO instant. */
  until: string;
}

/** A lot that an order opens with; kopecks. */
interface OpeningLot {
  lot: LotRow;
  /** Bought alone, as the buyer has seen it. */
  seen: number;
  /** Discount of a set, per cent. */
  percent: number;
  /** What the order takes for it: less in a set. */
  price: number;
}

interface Opening {
  /** One, or a set; the flat of a set first. */
  lots: readonly [OpeningLot, ...OpeningLot[]];
  buyer: typeof users.$inferSelect;
  now: Date;
  /** Who asks. @default 'buyer' */
  actor?: Actor;
}

/**
 * Opens an order and holds its lots for it, all of them or none.
 * @throws Refused 409 where one of them is held, not for sale, or costs another sum than was seen
 */
export async function openOrder(
  services: Services,
  tx: Database,
  { lots: opening, buyer, now, actor = 'buyer' }: Opening,
): Promise<Reserved> {
  const [{ lot: first }, ...more] = opening;
  const price = opening.reduce((sum, one) => sum + one.price, 0);
  const expiresAt = new Date(now.getTime() + FREE_HOLD * 1000);
  const guid = randomUUID();
  await tx.insert(orders).values({
    guid,
    number: sql`'M30-' || nextval('order_numbers')`,
    userId: buyer.id,
    lotGuid: first.guid,
    stageNumber: 1,
    price,
    bundle: more.length === 0 ? null : opening.map(toBundleLot),
    createdAt: now,
  });
  // Two who want some of the same lots take them in one order: one waits for the other, never both.
  for (const { lot, seen } of opening.toSorted(byGuid)) {
    const hold = { lotGuid: lot.guid, userId: buyer.id, orderGuid: guid, kind: 'free' } as const;
    const won = await tx
      .insert(holds)
      .values({ ...hold, guid: randomUUID(), createdAt: now, expiresAt })
      .onConflictDoNothing({ target: holds.lotGuid, where: sql`${holds.endedAt} is null` })
      .returning();
    if (won.length === 0) throw refuseHeld(services, lot);
    await takeLot(services, tx, lot, seen);
  }
  const { lastName, name, secondName } = buyer;
  await tx
    .insert(orderParticipants)
    .values({ orderGuid: guid, position: 0, lastName, name, secondName });
  await carryDrafts(tx, { order: guid, lotGuid: first.guid, userId: buyer.id, now });
  const opened = { order: guid, actor, key: 'order.opened' } as const;
  const data = {
    lot: first.id,
    price,
    contract: contractOfLot(services, first.guid),
    ...(more.length > 0 && {
      others: more.map(({ lot, price: own }) => ({ lot: lot.id, price: own })),
    }),
  };
  await applyEvent(tx, services, { ...opened, type: 'order.opened', data });
  const until = expiresAt.toISOString();
  await applyEvent(tx, services, {
    ...opened,
    type: 'hold.placed',
    key: 'hold.placed',
    data: { until },
  });
  return reservedBy(tx, guid, expiresAt);
}

const toBundleLot = ({ lot, seen: full, percent, price }: OpeningLot) => ({
  ...{ lotGuid: lot.guid, full, percent, price },
});

const byGuid = (one: OpeningLot, other: OpeningLot) => (one.lot.guid < other.lot.guid ? -1 : 1);

/**
 * Marks a lot as held, at the price that the buyer has seen: an import may change it up to this moment. A lot that
 * is held without a hold of ours is held by the sales office.
 */
async function takeLot(services: Services, tx: Database, lot: LotRow, seen: number): Promise<void> {
  const [reserved] = await tx
    .update(lots)
    .set({ status: 'held' })
    .where(and(eq(lots.guid, lot.guid), eq(lots.status, 'free')))
    .returning();
  if (reserved && reserved.price !== seen) throw refusePrice(lot, { seen, now: reserved.price });
  if (reserved) return;
  throw lot.status === 'held' ? refuseReserved(services, lot) : refuseNotForSale(services, lot);
}

/** What a buyer is told of an order that holds lots. */
export async function reservedBy(tx: Database, guid: string, until: Date): Promise<Reserved> {
  const [order] = await tx.select().from(orders).where(eq(orders.guid, guid));
  if (!order) throw new Error(`a hold has no order ${guid}`);
  return { order: guid, number: order.number, until: until.toISOString() };
}

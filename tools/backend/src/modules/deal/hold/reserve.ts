import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { orderParticipants, orders } from '../order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { applyEvent } from '../order/apply-event.ts';
import { contractOfLot } from '../order/contract-of-lot.ts';
import { carryDrafts } from '../order/carry-drafts.ts';
import { endExpired } from './end-holds.ts';
import { findHolds, isActive } from './find-holds.ts';
import { findPause } from './hold-pause.ts';
import { FREE_HOLD, MOST_HOLDS } from './hold-rules.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import { refuseHeld, refuseLoop, refuseNotForSale, refusePrice } from './refuse-hold.ts';

type LotRow = typeof lots.$inferSelect;
type Buyer = typeof users.$inferSelect;

/** What a buyer gets for a hold. */
export interface Reserved {
  /** Guid of the order. */
  order: string;
  number: string;
  /** ISO instant. */
  until: string;
}

/** What a buyer wants to hold. */
export interface Wanted {
  /** Readable id of the lot. */
  lot: string;
  /** Kopecks that the buyer saw; `undefined` where the caller showed none. */
  price?: number | undefined;
}

/**
 * Holds a lot for the buyer for a day and opens its order. Of those who ask at once the database
 * lets one through; the buyer who holds the lot already gets the order that he has.
 * @throws Refused 404 for an unknown lot, 409 where it is held, not for sale, costs another sum than was seen,
 *   is one too many or was held by the same buyer again and again
 */
export function reserve(call: Call, wanted: Wanted): Promise<Reserved> {
  return inTurn(wanted.lot, () => reserveNow(call, wanted));
}

async function reserveNow(call: Call, { lot: id, price: seen }: Wanted): Promise<Reserved> {
  const { services } = call;
  const { user } = buyerOf(call);
  const payload = { lot: id, user: user.id, price: seen };
  const request = { method: 'Order.Reserve', key: call.idempotencyKey, payload };
  await refuseTheLate(call, id);
  return once(services, request, async (tx) => {
    const now = services.clock();
    const lot = await findLot(tx, id);
    const buyer = await lockBuyer(tx, user.id);
    await endExpired(tx, services, { now, lotGuid: lot.guid });
    const held = (await findHolds(tx, [lot.guid])).get(lot.guid);
    if (held && held.userId !== user.id) throw refuseHeld(services, lot);
    if (held) return reservedBy(tx, held.orderGuid, held.expiresAt);
    await checkCount(tx, user.id, now);
    const pause = await findPause(tx, { lotGuid: lot.guid, userId: user.id, now });
    if (pause) throw refuseLoop(lot, pause);
    return open(call, tx, { lot, buyer, now, seen: seen ?? lot.price });
  });
}

/** Most of those who come too late are told so without a transaction. */
async function refuseTheLate({ services, session }: Call, id: string): Promise<void> {
  const lot = await findLot(services.db, id);
  const hold = (await findHolds(services.db, [lot.guid])).get(lot.guid);
  if (isActive(hold, services.clock()) && hold.userId !== session?.user.id) {
    throw refuseHeld(services, lot);
  }
}

async function findLot(tx: Database, id: string): Promise<LotRow> {
  const [lot] = await tx.select().from(lots).where(eq(lots.id, id));
  if (!lot) throw refuse(404, 'Такого лота нет');
  return lot;
}

/** Whoever asks twice at once waits here for himself, so that his holds are counted right. */
async function lockBuyer(tx: Database, id: number): Promise<Buyer> {
  const [buyer] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!buyer) throw refuse(401, 'Войдите в личный кабинет');
  return buyer;
}

async function checkCount(tx: Database, userId: number, now: Date): Promise<void> {
  const own = and(eq(holds.userId, userId), isNull(holds.endedAt), gt(holds.expiresAt, now));
  const count = await tx.$count(holds, and(own, eq(holds.kind, 'free')));
  if (count < MOST_HOLDS) return;
  throw refuse(
    409,
    `Без оплаты можно держать не больше ${MOST_HOLDS} лотов. Отмените одну бронь или выберите оплату`,
  );
}

interface Opening {
  lot: LotRow;
  buyer: Buyer;
  now: Date;
  /** Kopecks that the buyer agrees to. */
  seen: number;
}

async function open({ services }: Call, tx: Database, { lot, buyer, now, seen }: Opening) {
  const expiresAt = new Date(now.getTime() + FREE_HOLD * 1000);
  const guid = randomUUID();
  await tx.insert(orders).values({
    guid,
    number: sql`'M30-' || nextval('order_numbers')`,
    userId: buyer.id,
    lotGuid: lot.guid,
    stageNumber: 1,
    price: seen,
    createdAt: now,
  });
  const won = await tx
    .insert(holds)
    .values({
      guid: randomUUID(),
      lotGuid: lot.guid,
      userId: buyer.id,
      orderGuid: guid,
      kind: 'free',
      createdAt: now,
      expiresAt,
    })
    .onConflictDoNothing({ target: holds.lotGuid, where: sql`${holds.endedAt} is null` })
    .returning();
  if (won.length === 0) throw refuseHeld(services, lot);
  await takeLot(services, tx, lot, seen);
  const { lastName, name, secondName } = buyer;
  await tx
    .insert(orderParticipants)
    .values({ orderGuid: guid, position: 0, lastName, name, secondName });
  await carryDrafts(tx, { order: guid, lotGuid: lot.guid, userId: buyer.id, now });
  const opened = { order: guid, actor: 'buyer', key: 'order.opened' } as const;
  const data = { lot: lot.id, price: seen, contract: contractOfLot(services, lot.guid) };
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

/**
 * Marks a lot as held, at the price that the buyer has seen: an import may change it up to this moment. A lot that
 * is held without a hold of ours is held by the sales office.
 */
async function takeLot(
  services: Call['services'],
  tx: Database,
  lot: LotRow,
  seen: number,
): Promise<void> {
  const [taken] = await tx
    .update(lots)
    .set({ status: 'held' })
    .where(and(eq(lots.guid, lot.guid), eq(lots.status, 'free')))
    .returning();
  if (taken && taken.price !== seen) throw refusePrice(lot, { seen, now: taken.price });
  if (taken) return;
  throw lot.status === 'held' ? refuseHeld(services, lot) : refuseNotForSale(services, lot);
}

async function reservedBy(tx: Database, guid: string, until: Date): Promise<Reserved> {
  const [order] = await tx.select().from(orders).where(eq(orders.guid, guid));
  if (!order) throw new Error(`a hold has no order ${guid}`);
  return { order: guid, number: order.number, until: until.toISOString() };
}

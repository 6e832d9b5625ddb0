import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Call } from '../../../kernel/method/call.ts';
import { buyerOf } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { holds } from './holds.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { users } from '../../people/account/accounts.table.ts';
import { endExpired } from './end-holds.ts';
import { findHolds, isActive } from './find-holds.ts';
import { findPause } from './hold-pause.ts';
import { MOST_HOLDS } from './hold-rules.ts';
import { tooManyWords, type Holder } from './hold-words.ts';
import { openOrder, reservedBy, type Reserved } from './open-order.ts';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import { refuseHeld, refuseLoop } from './refuse-hold.ts';

type LotRow = typeof lots.$inferSelect;
type Buyer = typeof users.$inferSelect;

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
    await endExpired(tx, services, { now, lotGuids: [lot.guid] });
    const held = (await findHolds(tx, [lot.guid])).get(lot.guid);
    if (held && held.userId !== user.id) throw refuseHeld(services, lot);
    if (held) return reservedBy(tx, held.orderGuid, held.expiresAt);
    await checkHolder(tx, { lots: [lot], userId: user.id, now });
    const price = seen ?? lot.price;
    return openOrder(services, tx, { lots: [{ lot, seen: price, percent: 0, price }], buyer, now });
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

/** @throws Refused 404 */
export async function findLot(tx: Database, id: string): Promise<LotRow> {
  const [lot] = await tx.select().from(lots).where(eq(lots.id, id));
  if (!lot) throw refuse(404, 'Такого лота нет');
  return lot;
}

/** Whoever asks twice at once waits here for himself, so that his holds are counted right. */
export async function lockBuyer(tx: Database, id: number): Promise<Buyer> {
  const [buyer] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!buyer) throw refuse(401, 'Войдите в личный кабинет');
  return buyer;
}

/**
 * Whether a buyer may hold lots at all.
 * @param who reads why not
 * @throws Refused 409 where he holds too much, or has let holds of one of them end again and again
 */
export async function checkHolder(
  tx: Database,
  { lots: wanted, userId, now }: { lots: readonly LotRow[]; userId: number; now: Date },
  who: Holder = 'buyer',
): Promise<void> {
  await checkCount(tx, userId, now, who);
  for (const lot of wanted) {
    const pause = await findPause(tx, { lotGuid: lot.guid, userId, now });
    if (pause) throw refuseLoop(lot, pause, who);
  }
}

/** A set is one deal and counts once. */
async function checkCount(tx: Database, userId: number, now: Date, who: Holder): Promise<void> {
  const own = and(eq(holds.userId, userId), isNull(holds.endedAt), gt(holds.expiresAt, now));
  const held = await tx
    .selectDistinct({ order: holds.orderGuid })
    .from(holds)
    .where(and(own, eq(holds.kind, 'free')));
  if (held.length < MOST_HOLDS) return;
  throw refuse(409, tooManyWords(MOST_HOLDS, who));
}

import { priceTogether } from '@m30/calculators/bundle';
import { inTurn } from '../../../kernel/db/in-turn.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { buyerOf, type Call } from '../../../kernel/method/call.ts';
import { once } from '../../../kernel/method/idempotency.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { lots } from '../../estate/objects.table.ts';
import { endExpired } from './end-holds.ts';
import { findHolds, type HoldRow } from './find-holds.ts';
import { openOrder, reservedBy, type Reserved } from './open-order.ts';
import { refuseHeld } from './refuse-hold.ts';
import { checkHolder, findLot, lockBuyer } from './reserve.ts';
import { isSetLot, refuseSet } from './set-of.ts';

type LotRow = typeof lots.$inferSelect;

/** What a buyer wants to hold in one order. */
interface WantedSet {
  /** Readable ids. */
  lots: readonly string[];
  /** Kopecks that the buyer saw of each lot alone, by readable id. */
  prices?: Readonly<Record<string, number>> | undefined;
}

/** What a buyer gets for the hold of a set. */
interface ReservedSet extends Reserved {
  /** Readable id of its flat. */
  flat: string;
}

/**
 * Holds a set of lots for the buyer for a day and opens one order of them, all or nothing; the buyer who holds just this set gets the order that he has.
 * @throws Refused 404 for an unknown lot, 409 where they are no set, or one of them cannot be held (as of `reserve`)
 */
export async function reserveTogether(call: Call, wanted: WantedSet): Promise<ReservedSet> {
  const ids = [...new Set(wanted.lots)].sort();
  // Turns are taken in one order too, so that nobody waits in a circle.
  const reserve = ids.reduceRight<() => Promise<ReservedSet>>(
    (next, id) => () => inTurn(id, next),
    () => reserveNow(call, ids, wanted.prices ?? {}),
  );
  return reserve();
}

function reserveNow(
  call: Call,
  ids: readonly string[],
  seen: Readonly<Record<string, number>>,
): Promise<ReservedSet> {
  const { services } = call;
  const { user } = buyerOf(call);
  const payload = { lots: ids, user: user.id, prices: seen };
  const request = { method: 'Order.Create', key: call.idempotencyKey, payload };
  return once(services, request, async (tx) => {
    const now = services.clock();
    const rows: LotRow[] = [];
    for (const id of ids) rows.push(await findLot(tx, id));
    const set = flatFirst(call, rows);
    const buyer = await lockBuyer(tx, user.id);
    const guids = rows.map(({ guid }) => guid);
    await endExpired(tx, services, { now, lotGuids: guids });
    const held = await heldByBuyer(call, tx, rows);
    const flat = set[0]?.id ?? '';
    if (held) return { flat, ...(await reservedBy(tx, held.orderGuid, held.expiresAt)) };
    await checkHolder(tx, { lots: rows, userId: user.id, now });
    const asked = set.map((lot) => ({ ...lot, price: seen[lot.id] ?? lot.price }));
    const { lots: priced } = priceTogether(asked);
    const [first, ...others] = set.map((lot, index) => ({
      lot,
      seen: asked[index]?.price ?? lot.price,
      percent: priced[index]?.percent ?? 0,
      price: priced[index]?.price ?? lot.price,
    }));
    if (!first) throw refuse(409, 'Выберите лоты');
    return { flat, ...(await openOrder(services, tx, { lots: [first, ...others], buyer, now })) };
  });
}

/** @throws Refused 409 where the lots are no set */
function flatFirst({ services }: Call, rows: readonly LotRow[]) {
  const { placed } = services.catalogue.snapshot;
  const found = rows.flatMap(({ guid }) => placed.get(guid) ?? []);
  const reason = refuseSet(found);
  if (reason !== null || found.length < rows.length) {
    throw refuse(409, reason ?? 'Обновите страницу: каталог изменился');
  }
  const rowOf = new Map(rows.map((row) => [row.guid, row]));
  return found
    .filter(isSetLot)
    .toSorted((one, other) => RANK[one.kind] - RANK[other.kind] || one.number - other.number)
    .flatMap(({ guid, kind }) => {
      const row = rowOf.get(guid);
      return row ? { ...row, kind } : [];
    });
}

const RANK = { flat: 0, parking: 1, storage: 2 } as const;

/**
 * The hold by which the buyer has just these lots already; `null` where none of them is held.
 * @throws Refused 409 where somebody else holds one of them, or the buyer does by another order
 */
async function heldByBuyer(
  { services, session }: Call,
  tx: Database,
  rows: readonly LotRow[],
): Promise<HoldRow | null> {
  const holds = await findHolds(
    tx,
    rows.map(({ guid }) => guid),
  );
  const others = rows.find(({ guid }) => {
    const hold = holds.get(guid);
    return hold && hold.userId !== session?.user.id;
  });
  if (others) throw refuseHeld(services, others);
  const [first] = holds.values();
  if (!first) return null;
  const orders = new Set([...holds.values()].map(({ orderGuid }) => orderGuid));
  if (orders.size === 1 && holds.size === rows.length) return first;
  throw refuse(
    409,
    'Один из\u00a0этих лотов вы уже забронировали отдельно. Отмените ту бронь или оформите лоты по\u00a0отдельности',
  );
}

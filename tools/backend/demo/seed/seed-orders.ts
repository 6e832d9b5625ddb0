import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { priceTogether } from '@m30/calculators/bundle';
import { moscowDay } from '@m30/ui-kit/format';
import { demoOrders } from '../data/orders/demo-orders.ts';
import { offerAt } from '../data/orders/offers.ts';
import { approvedUntil } from '../data/orders/steps.ts';
import type { DemoEvent, DemoOrder } from '../data/orders/types.ts';
import type { Database } from '../../src/kernel/db/database.ts';
import { buildings, lots } from '../../src/modules/estate/objects.table.ts';
import { holds } from '../../src/modules/deal/hold/holds.table.ts';
import { orderFiles, orders } from '../../src/modules/deal/order/orders.table.ts';
import type { Wish } from '../../src/modules/deal/order/core/events.ts';
import { contractKind } from '../../src/modules/deal/order/core/contract-kind.ts';
import { record } from '../../src/modules/deal/order/core/record.ts';
import { NOTHING, type OrderState } from '../../src/modules/deal/order/core/state.ts';
import { eventStore } from '../../src/modules/deal/order/database-store.ts';
import { writeParticipants } from '../../src/modules/deal/participant/write-participants.ts';
import type { LotStatus } from '../../src/modules/estate/types.ts';
import { guidOf } from '../generator/guid.ts';
import { toRtf } from './to-rtf.ts';

/** Whose orders, and from when their days are counted. */
interface Seeding {
  userId: number;
  now: Date;
}

/** The flat that an order takes. */
interface DemoLot {
  guid: string;
  id: string;
  /** Kopecks. */
  price: number;
  status: LotStatus;
  commissionedOn: string | null;
  vendor: string;
  handoverYear: number | null;
  handoverQuarter: number | null;
}

const DAY = 24 * 3600 * 1000;

/** Writes the orders of the demo buyer, each by the events that led to it. */
export async function seedOrders(db: Database, seeding: Seeding): Promise<void> {
  for (const order of demoOrders) await seedOrder(db, order, seeding);
}

async function seedOrder(db: Database, order: DemoOrder, { userId, now }: Seeding): Promise<void> {
  const { guid, openedAgo } = order;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const lot = await findLot(db, order);
  const set = order.together ? await findSet(db, lot) : [{ ...lot, full: lot.price, percent: 0 }];
  const price = set.reduce((sum, one) => sum + one.price, 0);
  const createdAt = ago(openedAgo);
  await db.insert(orders).values({
    guid,
    number: order.number,
    userId,
    lotGuid: lot.guid,
    stageNumber: 1,
    price,
    bundle: order.together ? set.map(toBundleLot) : null,
    payment: order.payment?.(price) ?? null,
    createdAt,
  });
  const state = await play(db, order, { set, price, ago });
  if (order.participants.length > 0) await writeParticipants(db, guid, order.participants);
  if (state.hold) {
    const { kind, until: expiresAt } = state.hold;
    const hold = { userId, orderGuid: guid, kind, createdAt, expiresAt };
    await db.insert(holds).values(
      // The first hold of an order has its key.
      set.map((one, index) => ({
        ...{ ...hold, lotGuid: one.guid, guid: index === 0 ? guid : guidOf(`hold ${one.id}`) },
      })),
    );
  }
  const papers = order.papers.map(({ daysAgo, lines, ...paper }) => {
    const content = toRtf(paper.name, lines);
    const file = { type: 'rtf', size: content.length, content, createdAt: ago(daysAgo) };
    return { ...paper, ...file, orderGuid: guid };
  });
  if (papers.length > 0) await db.insert(orderFiles).values(papers);
}

/** Lots and holds are written as they are in the end: nothing follows the events here. */
async function play(
  db: Database,
  { guid, openedAgo, freeDays, events }: DemoOrder,
  { set, price, ago }: { set: readonly DemoLot[]; price: number; ago: (days: number) => Date },
): Promise<OrderState> {
  const [lot, ...more] = set;
  if (!lot) throw new Error(`${guid} buys nothing`);
  const store = { ...eventStore(db), follow: async () => {}, refund: async () => {} };
  const until = ago(openedAgo - freeDays).toISOString();
  const story = [
    {
      type: 'order.opened',
      data: {
        lot: lot.id,
        price,
        ...(more.length > 0 && { others: more.map((one) => ({ lot: one.id, price: one.price })) }),
        contract: contractKind(lot.commissionedOn, moscowDay(ago(openedAgo))),
      },
      daysAgo: openedAgo,
    },
    { type: 'hold.placed', data: { until }, daysAgo: openedAgo },
    ...events(price),
  ] as const;
  let state = NOTHING;
  for (const [index, { daysAgo, ...event }] of story.entries()) {
    const key = `demo:${index}`;
    const at = ago(daysAgo);
    const data = dated(event, at);
    const wish = { actor: 'buyer', reason: null, ...event, data, key, at } as Wish;
    const recorded = await record(store, guid, wish);
    if ('refusal' in recorded) throw new Error(`${guid} refuses ${event.type}`);
    state = recorded.order;
  }
  return state;
}

/** What of an event follows from its day: the edition of the offer, the end of an approval. */
function dated({ type, data }: Pick<DemoEvent, 'type' | 'data'>, at: Date): DemoEvent['data'] {
  if (type === 'offer.accepted') return { version: offerAt(at) };
  return type === 'mortgage.approved' ? { ...data, until: approvedUntil(at) } : data;
}

/** A lot of a set with what it costs in it, kopecks. */
interface SetLot extends DemoLot {
  full: number;
  percent: number;
}

const toBundleLot = ({ guid: lotGuid, full, percent, price }: SetLot) => ({
  ...{ lotGuid, full, percent, price },
});

/** A flat with a parking place and a storage room of its complex that are handed over with it; they get its status. */
async function findSet(db: Database, flat: DemoLot): Promise<SetLot[]> {
  const kinds = ['parking', 'storage'] as const;
  const others: DemoLot[] = [];
  for (const kind of kinds) {
    const [found] = await db
      .select(columns)
      .from(lots)
      .innerJoin(buildings, eq(buildings.id, lots.buildingId))
      .where(
        and(
          eq(lots.kind, kind),
          inArray(lots.status, [flat.status, 'free']),
          eq(buildings.vendor, flat.vendor),
          isNull(buildings.commissionedOn),
          eq(buildings.handoverYear, flat.handoverYear ?? 0),
          eq(buildings.handoverQuarter, flat.handoverQuarter ?? 0),
        ),
      )
      .orderBy(asc(lots.guid))
      .limit(1);
    if (!found) throw new Error(`${flat.id} has no ${kind} to be bought with`);
    await db.update(lots).set({ status: flat.status }).where(eq(lots.guid, found.guid));
    others.push(found);
  }
  const set = [flat, ...others];
  const { lots: priced } = priceTogether(
    set.map(({ price }, index) => ({ kind: kinds[index - 1] ?? 'flat', price })),
  );
  return set.map((lot, index) => {
    const { full = 0, percent = 0, price = 0 } = priced[index] ?? {};
    return { ...lot, full, percent, price };
  });
}

const columns = {
  guid: lots.guid,
  id: lots.id,
  price: lots.price,
  status: lots.status,
  commissionedOn: buildings.commissionedOn,
  vendor: buildings.vendor,
  handoverYear: buildings.handoverYear,
  handoverQuarter: buildings.handoverQuarter,
};

async function findLot(
  db: Database,
  { lotStatus, lotIndex, completed }: DemoOrder,
): Promise<DemoLot> {
  const [lot] = await db
    .select(columns)
    .from(lots)
    .innerJoin(buildings, eq(buildings.id, lots.buildingId))
    .where(
      and(
        eq(lots.status, lotStatus),
        eq(lots.kind, 'flat'),
        eq(lots.rooms, '2'),
        completed ? isNotNull(buildings.commissionedOn) : isNull(buildings.commissionedOn),
      ),
    )
    .orderBy(asc(lots.guid))
    .offset(lotIndex)
    .limit(1);
  if (!lot) throw new Error(`the demo content has too few two-room flats that are ${lotStatus}`);
  return lot;
}

import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
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
  commissionedOn: string | null;
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
  const createdAt = ago(openedAgo);
  await db.insert(orders).values({
    guid,
    number: order.number,
    userId,
    lotGuid: lot.guid,
    stageNumber: 1,
    price: lot.price,
    payment: order.payment?.(lot.price) ?? null,
    createdAt,
  });
  const state = await play(db, order, { lot, ago });
  if (order.participants.length > 0) await writeParticipants(db, guid, order.participants);
  if (state.hold) {
    await db.insert(holds).values({
      // The order has one hold: its key does for both.
      guid,
      lotGuid: lot.guid,
      userId,
      orderGuid: guid,
      kind: state.hold.kind,
      createdAt,
      expiresAt: state.hold.until,
    });
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
  { lot, ago }: { lot: DemoLot; ago: (days: number) => Date },
): Promise<OrderState> {
  const store = { ...eventStore(db), follow: async () => {}, refund: async () => {} };
  const until = ago(openedAgo - freeDays).toISOString();
  const told = [
    {
      type: 'order.opened',
      data: {
        lot: lot.id,
        price: lot.price,
        contract: contractKind(lot.commissionedOn, moscowDay(ago(openedAgo))),
      },
      daysAgo: openedAgo,
    },
    { type: 'hold.placed', data: { until }, daysAgo: openedAgo },
    ...events(lot.price),
  ] as const;
  let state = NOTHING;
  for (const [index, { daysAgo, ...event }] of told.entries()) {
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

async function findLot(
  db: Database,
  { lotStatus, lotIndex, completed }: DemoOrder,
): Promise<DemoLot> {
  const [lot] = await db
    .select({
      guid: lots.guid,
      id: lots.id,
      price: lots.price,
      commissionedOn: buildings.commissionedOn,
    })
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

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import {
  holds,
  lots,
  offlineReserves,
  orderEvents,
  orderFiles,
  orderParticipants,
  orders,
  searches,
  searchLots,
  users,
} from '../db/schema/index.ts';
import type { Passwords } from '../domain/account/passwords.ts';
import type { LotStatus } from '../domain/objects/types.ts';
import { searchQuery } from '../domain/search/search-url.ts';
import { demoBuyer, demoOrders, type DemoOrder } from './demo-buyer.ts';
import { toRtf } from './to-rtf.ts';

interface AccountParts {
  now: Date;
  passwords: Passwords;
}

const DAY = 24 * 3600 * 1000;

/** Writes the demo buyer and the orders; the lots must be there already. */
export async function seedAccounts(db: Database, { now, passwords }: AccountParts): Promise<void> {
  const { password, offlineReserve, search, ...person } = demoBuyer;
  const passwordHash = await passwords.hash(password);
  const [buyer] = await db
    .insert(users)
    .values({ ...person, passwordHash, createdAt: new Date(now.getTime() - 90 * DAY) })
    .returning();
  if (!buyer) throw new Error('the demo buyer was not written');
  await db.insert(offlineReserves).values({
    guid: offlineReserve.guid,
    userId: buyer.id,
    reservedAt: new Date(now.getTime() - offlineReserve.daysAgo * DAY),
  });
  await seedSearch(db, buyer.id, {
    ...search,
    createdAt: new Date(now.getTime() - search.daysAgo * DAY),
  });
  for (const order of demoOrders) await seedOrder(db, buyer.id, order, now);
}

/** Letters begin with what changes after the seeding: what is on sale now is known. */
async function seedSearch(
  db: Database,
  userId: number,
  { daysAgo: _, ...search }: typeof demoBuyer.search & { createdAt: Date },
): Promise<void> {
  await db.insert(searches).values({ ...search, userId, query: searchQuery(search.filter) });
  await db.insert(searchLots).select(
    db
      .select({ lotGuid: lots.guid, price: lots.price })
      .from(lots)
      .where(and(eq(lots.kind, 'flat'), inArray(lots.status, ['free', 'held']))),
  );
}

async function seedOrder(db: Database, userId: number, order: DemoOrder, now: Date): Promise<void> {
  const { guid } = order;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const lot = await firstLot(db, order.lotStatus);
  await db.insert(orders).values({
    guid,
    number: order.number,
    userId,
    lotGuid: lot.guid,
    stageNumber: order.stage,
    price: lot.price,
    deadline: ago(-order.deadlineIn),
    createdAt: ago(order.startedAgo),
  });
  if (order.lotStatus === 'held') {
    await db.insert(holds).values({
      // The order has one hold: its key does for both.
      guid,
      lotGuid: lot.guid,
      userId,
      orderGuid: guid,
      kind: 'free',
      createdAt: ago(order.startedAgo),
      expiresAt: ago(-order.deadlineIn),
    });
  }
  await db
    .insert(orderParticipants)
    .values(
      order.participants.map((person, position) => ({ ...person, orderGuid: guid, position })),
    );
  await db.insert(orderEvents).values(
    order.events.map(({ daysAgo, ...event }) => ({
      ...event,
      orderGuid: guid,
      at: ago(daysAgo),
    })),
  );
  const papers = order.papers.map(({ daysAgo, lines, ...paper }) => {
    const content = toRtf(paper.name, lines);
    const file = { type: 'rtf', size: content.length, content, createdAt: ago(daysAgo) };
    return { ...paper, ...file, orderGuid: guid };
  });
  if (papers.length > 0) await db.insert(orderFiles).values(papers);
}

async function firstLot(db: Database, status: LotStatus): Promise<{ guid: string; price: number }> {
  const [lot] = await db
    .select({ guid: lots.guid, price: lots.price })
    .from(lots)
    .where(and(eq(lots.status, status), eq(lots.kind, 'flat'), eq(lots.rooms, '2')))
    .orderBy(asc(lots.guid))
    .limit(1);
  if (!lot) throw new Error(`the demo content has no two-room flat that is ${status}`);
  return lot;
}

import { and, eq, isNull, or } from 'drizzle-orm';
import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { buildings, complexes, lots } from '../../estate/objects.table.ts';
import { newsMarks } from './account-news.table.ts';
import { orders } from '../../deal/order/orders.table.ts';
import { users } from '../../people/account/accounts.table.ts';

/** A buyer as the news see him. */
export interface Reader {
  userId: number;
  /** ISO date: what is older counts as read. */
  readBefore: string;
  /** Complexes where he buys or lives, by name. */
  complexes: readonly { vendor: string; name: string }[];
}

/** Reads who reads: nobody is behind with news from before his account. */
export async function readerOf(db: Database, userId: number): Promise<Reader> {
  const [found] = await db
    .select({ readBefore: newsMarks.readBefore, createdAt: users.createdAt })
    .from(users)
    .leftJoin(newsMarks, eq(newsMarks.userId, users.id))
    .where(eq(users.id, userId));
  if (!found) throw new Error(`there is no buyer ${userId}`);
  return {
    userId,
    readBefore: found.readBefore ?? moscowDay(found.createdAt),
    complexes: await complexesOf(db, userId),
  };
}

function complexesOf(db: Database, userId: number) {
  const { vendor, name, position } = complexes;
  return db
    .selectDistinct({ vendor, name, position })
    .from(orders)
    .innerJoin(lots, eq(orders.lotGuid, lots.guid))
    .innerJoin(buildings, eq(lots.buildingId, buildings.id))
    .innerJoin(complexes, eq(buildings.vendor, vendor))
    .where(
      and(
        eq(orders.userId, userId),
        // A refused loan leaves the order open.
        or(isNull(orders.sideState), eq(orders.sideState, 'refused')),
      ),
    )
    .orderBy(position)
    .then((rows) => rows.map((row) => ({ vendor: row.vendor, name: row.name })));
}

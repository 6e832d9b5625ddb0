import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { ParticipantData } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { orderParticipants, orders } from '../order/orders.table.ts';

/** People that a wizard offers. */
const MOST = 8;

/** Rows to look through: one person may stand in many orders. */
const READ = 64;

/** People of a buyer's other orders, those named last first; whoever stands in several is there once. */
export async function knownPeople(
  db: Database,
  { userId, guid }: { userId: number; guid: string },
): Promise<ParticipantData[]> {
  const rows = await db
    .select({ data: orderParticipants.data })
    .from(orderParticipants)
    .innerJoin(orders, eq(orders.guid, orderParticipants.orderGuid))
    .where(and(eq(orders.userId, userId), ne(orders.guid, guid), isNotNull(orderParticipants.data)))
    .orderBy(desc(orders.createdAt), asc(orderParticipants.position))
    .limit(READ);
  const people = new Map<string, ParticipantData>();
  for (const { data } of rows) if (data && !people.has(data.snils)) people.set(data.snils, data);
  return [...people.values()].slice(0, MOST);
}

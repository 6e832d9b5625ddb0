import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../src/kernel/db/database.ts';
import { lots } from '../../src/modules/estate/objects.table.ts';
import { offlineReserves } from '../../src/modules/people/account/offline-reserves.table.ts';
import { demoBuyer } from './demo-buyer.ts';

const DAY = 24 * 3600 * 1000;

/** Writes the flat that the demo buyer reserved in the office, with what stands in the agreement. */
export async function seedOfficeReserve(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { guid, number, daysAgo, lotIndex } = demoBuyer.offlineReserve;
  const [lot] = await db
    .select({ guid: lots.guid, price: lots.price })
    .from(lots)
    .where(and(eq(lots.kind, 'flat'), eq(lots.status, 'reserved'), eq(lots.rooms, '2')))
    .orderBy(asc(lots.guid))
    .offset(lotIndex)
    .limit(1);
  if (!lot) throw new Error('the demo content has too few two-room flats that are reserved');
  await db.insert(offlineReserves).values({
    guid,
    userId,
    number,
    lotGuid: lot.guid,
    price: lot.price,
    reservedAt: new Date(now.getTime() - daysAgo * DAY),
  });
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../src/kernel/db/database.ts';
import { lots } from '../../src/modules/estate/objects.table.ts';
import { searches, searchLots } from '../../src/modules/discovery/saved-search/searches.table.ts';
import { users } from '../../src/modules/people/account/accounts.table.ts';
import type { Passwords } from '../../src/modules/people/account/passwords.ts';
import { searchQuery } from '../../src/modules/discovery/saved-search/search-url.ts';
import { demoBuyer } from './demo-buyer.ts';
import { seedContracts } from './seed-contracts.ts';
import { seedDeals } from './seed-deals.ts';
import { seedHandovers } from './seed-handovers.ts';
import { seedOfficeReserve } from './seed-office-reserve.ts';
import { seedOrders } from './seed-orders.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedReading } from './seed-reading.ts';
import { seedProfile } from './seed-profile.ts';

interface AccountParts {
  now: Date;
  passwords: Passwords;
}

const DAY = 24 * 3600 * 1000;

/** Writes the demo buyer and the orders; the lots must be there already. */
export async function seedAccounts(db: Database, { now, passwords }: AccountParts): Promise<void> {
  const { password, offlineReserve: _, search, ...person } = demoBuyer;
  const passwordHash = await passwords.hash(password);
  const [buyer] = await db
    .insert(users)
    .values({ ...person, passwordHash, createdAt: new Date(now.getTime() - 90 * DAY) })
    .returning();
  if (!buyer) throw new Error('the demo buyer was not written');
  await seedOfficeReserve(db, { userId: buyer.id, now });
  await seedSearch(db, buyer.id, {
    ...search,
    createdAt: new Date(now.getTime() - search.daysAgo * DAY),
  });
  await seedOrders(db, { userId: buyer.id, now });
  await seedDeals(db, buyer.id);
  await seedReading(db, { userId: buyer.id, now });
  await seedHandovers(db, buyer.id, now);
  await seedProfile(db, { userId: buyer.id, now });
  await seedContracts(db, { userId: buyer.id, now });
  await seedDocuments(db, { userId: buyer.id, now });
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

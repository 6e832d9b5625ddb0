import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Services } from '../../../kernel/services.ts';
import { chunks } from '../../../kernel/db/chunks.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { lots } from '../../estate/objects.table.ts';
import { searches, searchFinds, searchLots } from './searches.table.ts';
import { isListed } from '../../catalogue/lot/listing.ts';
import { findIds } from './find-ids.ts';

const listed = and(eq(lots.kind, 'flat'), inArray(lots.status, ['free', 'held']));

/** A flat for sale whose price the letters do not know. */
interface Change {
  guid: string;
  id: string;
  price: number;
  /** Kopecks that the letters know; `null` for a flat that was not on sale. */
  known: number | null;
}

/**
 * Compares the flats for sale with what the letters took note of last, notes for each search what is
 * new or has become cheaper, and takes note of the rest. Processes take turns, and a change is noted in
 * the transaction that forgets it: nothing is sent twice.
 */
export async function collectFinds({
  db,
  catalogue,
  travel,
}: Pick<Services, 'db' | 'catalogue' | 'travel'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${searchLots} in share row exclusive mode`);
    const onSale = tx.select({ guid: lots.guid }).from(lots).where(listed);
    await tx.delete(searchLots).where(notInArray(searchLots.lotGuid, onSale));
    const { snapshot } = catalogue;
    // What the index does not hold yet waits for the next look: it could not be matched.
    const changes = (await readChanges(tx)).filter(({ guid, price }) => {
      const lot = snapshot.byGuid.get(guid);
      return lot !== undefined && lot.price === price && isListed(lot);
    });
    if (changes.length === 0) return;
    await noteFinds(tx, { catalogue, travel }, changes);
    for (const part of chunks(changes)) {
      await tx
        .insert(searchLots)
        .values(part.map(({ guid, price }) => ({ lotGuid: guid, price })))
        .onConflictDoUpdate({ target: searchLots.lotGuid, set: { price: sql`excluded.price` } });
    }
  });
}

function readChanges(tx: Database): Promise<Change[]> {
  return tx
    .select({ guid: lots.guid, id: lots.id, price: lots.price, known: searchLots.price })
    .from(lots)
    .leftJoin(searchLots, eq(searchLots.lotGuid, lots.guid))
    .where(and(listed, or(isNull(searchLots.price), ne(searchLots.price, lots.price))));
}

async function noteFinds(
  tx: Database,
  services: Pick<Services, 'catalogue' | 'travel'>,
  changes: readonly Change[],
): Promise<void> {
  const news = changes.filter(({ known, price }) => known === null || price < known);
  if (news.length === 0) return;
  const followed = await tx.select().from(searches).where(eq(searches.subscribed, true));
  const finds = followed.flatMap(({ guid: searchGuid, filter }) => {
    const ids = new Set(findIds(services, filter));
    return news
      .filter(({ id }) => ids.has(id))
      .map(({ guid, known }) => ({ searchGuid, lotGuid: guid, priceBefore: known }));
  });
  // A find that was not sent yet keeps its older price, so that the letter shows the whole fall.
  for (const part of chunks(finds)) {
    await tx.insert(searchFinds).values(part).onConflictDoNothing();
  }
}

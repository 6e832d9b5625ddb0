import { asc, desc, eq, sql } from 'drizzle-orm';
import { MOST_FAVOURITES } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import { favourites } from './favourites.table.ts';

/** Readable ids of the favourites in a basket, in the order of their adding. */
export async function readFavourites(db: Database, basket: string | null): Promise<string[]> {
  if (basket === null) return [];
  const rows = await db
    .select({ lot: favourites.lot })
    .from(favourites)
    .where(eq(favourites.basketGuid, basket))
    .orderBy(asc(favourites.addedAt), asc(favourites.lot));
  return rows.map(({ lot }) => lot);
}

/**
 * Gives a buyer the favourites of the guest who turns out to be the same; both baskets are locked. Of a lot that both have the
 * earlier adding counts. The list may grow to twice what adding allows; beyond that the guest's latest come in.
 */
export async function takeOverFavourites(tx: Database, guest: string, own: string): Promise<void> {
  const rows = await tx
    .select()
    .from(favourites)
    .where(eq(favourites.basketGuid, guest))
    .orderBy(desc(favourites.addedAt), asc(favourites.lot));
  const before = new Set(await readFavourites(tx, own));
  const fresh = rows.filter(({ lot }) => !before.has(lot));
  const moved = [
    ...rows.filter(({ lot }) => before.has(lot)),
    ...fresh.slice(0, Math.max(0, 2 * MOST_FAVOURITES - before.size)),
  ];
  if (moved.length === 0) return;
  await tx
    .insert(favourites)
    .values(moved.map((row) => ({ ...row, basketGuid: own })))
    .onConflictDoUpdate({
      target: [favourites.basketGuid, favourites.lot],
      set: { price: sql`excluded.price`, addedAt: sql`excluded.added_at` },
      setWhere: sql`excluded.added_at < ${favourites.addedAt}`,
    });
}

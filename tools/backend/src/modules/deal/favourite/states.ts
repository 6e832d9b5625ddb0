import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/db/database.ts';
import { lots } from '../../estate/objects.table.ts';
import { resaleFlats } from '../../estate/resale.table.ts';
import type { LotStatus } from '../../estate/types.ts';
import { baskets } from '../basket/baskets.table.ts';
import { favourites } from '../basket/favourites.table.ts';

/** A favourite as the letters know it and as it is now. */
export interface FavouriteState {
  basketGuid: string;
  /** Readable id. */
  lot: string;
  /** Kopecks. */
  knownPrice: number;
  knownFree: boolean;
  /** Kopecks. */
  price: number;
  status: LotStatus;
}

const price = sql<number>`coalesce(${lots.price}, ${resaleFlats.price})`.mapWith(Number);
const status = sql<LotStatus>`coalesce(${lots.status}, ${resaleFlats.status})`;
const isChanged = or(
  sql`${price} <> ${favourites.knownPrice}`,
  sql`(${status} = 'free') <> ${favourites.knownFree}`,
);

function statesWhere(db: Database, condition: SQL | undefined) {
  const { basketGuid, lot, knownPrice, knownFree } = favourites;
  return db
    .select({ basketGuid, lot, knownPrice, knownFree, price, status })
    .from(favourites)
    .leftJoin(lots, eq(lots.id, lot))
    .leftJoin(resaleFlats, eq(resaleFlats.id, lot))
    .where(and(condition, isChanged));
}

/** The favourites of a basket that are not as the letters know them. */
export const readStates = (db: Database, basket: string): Promise<FavouriteState[]> =>
  statesWhere(db, eq(favourites.basketGuid, basket));

/** Baskets with letters that have such favourites. */
export async function changedBaskets(db: Database): Promise<string[]> {
  const subscribed = sql`exists (select 1 from ${baskets} where ${baskets.guid} = ${favourites.basketGuid} and ${baskets.subscribed})`;
  const rows = await statesWhere(db, subscribed);
  return [...new Set(rows.map(({ basketGuid }) => basketGuid))];
}

/** From now on the letters know the favourites as they are. */
export async function takeNote(tx: Database, states: readonly FavouriteState[]): Promise<void> {
  for (const state of states) {
    const its = and(eq(favourites.basketGuid, state.basketGuid), eq(favourites.lot, state.lot));
    const known = { knownPrice: state.price, knownFree: state.status === 'free' };
    await tx.update(favourites).set(known).where(its);
  }
}

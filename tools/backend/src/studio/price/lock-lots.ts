import { asc, inArray } from 'drizzle-orm';
import type { Database } from '../../kernel/db/database.ts';
import { refuse } from '../../kernel/method/refuse.ts';
import { lots } from '../../modules/estate/objects.table.ts';

export type LockedLot = typeof lots.$inferSelect;

/** A lot with the price that it shall have, and the one that was seen when it was asked for; kopecks. */
export interface WishedPrice {
  lot: string;
  price: number;
  former: number;
}

/** Lots, locked in the order of their keys, so that two changes never wait for each other. */
export async function lockLots(tx: Database, guids: readonly string[]): Promise<LockedLot[]> {
  return tx
    .select()
    .from(lots)
    .where(inArray(lots.guid, [...guids]))
    .orderBy(asc(lots.guid))
    .for('update');
}

/**
 * Lots, locked, while their prices may change: an order has fixed that of any that is not free.
 * @throws Refused 404 or 409
 */
export async function lockPriced(
  tx: Database,
  wishes: readonly WishedPrice[],
): Promise<{ row: LockedLot; wish: WishedPrice }[]> {
  const rows = new Map(
    (
      await lockLots(
        tx,
        wishes.map(({ lot }) => lot),
      )
    ).map((row) => [row.guid, row]),
  );
  const which = (row: LockedLot) => (wishes.length > 1 ? `№\u00a0${row.number}: ` : '');
  return wishes.map((wish) => {
    const row = rows.get(wish.lot);
    if (!row) throw refuse(404, 'Такого лота нет');
    if (row.status !== 'free') {
      throw refuse(409, `${which(row)}цену меняют только у\u00a0свободного лота`);
    }
    if (row.price !== wish.former) {
      throw refuse(409, `${which(row)}цена уже другая. Обновите страницу`);
    }
    return { row, wish };
  });
}

import { and, eq } from 'drizzle-orm';
import { MOST_FAVOURITES } from '@m30/api';
import type { Database } from '../../../kernel/db/database.ts';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import { lots } from '../../estate/objects.table.ts';
import { resaleFlats } from '../../estate/resale.table.ts';
import { findBasket, takeBasket } from '../basket/basket-owner.ts';
import { readFavourites } from '../basket/favourites.ts';
import { favourites } from '../basket/favourites.table.ts';

/** The list after a change. */
type Answer = Promise<{ favourites: string[] }>;

/**
 * Puts a lot of any kind into the visitor's favourites; one that is there stays as it is.
 * @throws Refused 404 for an unknown lot, 409 where the list is full
 */
export function addFavourite(call: Call, id: string): Answer {
  return call.services.db.transaction(async (tx) => {
    const lot = await findLot(tx, id);
    if (!lot) throw refuse(404, 'Такого лота нет');
    const basket = await takeBasket(tx, call);
    const before = await readFavourites(tx, basket);
    if (before.includes(id)) return { favourites: before };
    if (before.length >= MOST_FAVOURITES) {
      throw refuse(
        409,
        `В избранном уже ${MOST_FAVOURITES} лотов. Уберите лишние, чтобы добавить новый`,
      );
    }
    await tx.insert(favourites).values({
      basketGuid: basket,
      lot: id,
      price: lot.status === 'sold' || lot.status === 'closed' ? null : lot.price,
      addedAt: call.services.clock(),
      knownPrice: lot.price,
      knownFree: lot.status === 'free',
    });
    return { favourites: [...before, id] };
  });
}

/** Takes a lot out of the visitor's favourites, or all of them. */
export function deleteFavourites(call: Call, id?: string): Answer {
  return call.services.db.transaction(async (tx) => {
    const basket = await findBasket(tx, call);
    if (basket === null) return { favourites: [] };
    const its = eq(favourites.basketGuid, basket);
    await tx.delete(favourites).where(id === undefined ? its : and(its, eq(favourites.lot, id)));
    return { favourites: await readFavourites(tx, basket) };
  });
}

async function findLot(tx: Database, id: string) {
  const facts = { price: lots.price, status: lots.status };
  const [lot] = await tx.select(facts).from(lots).where(eq(lots.id, id));
  if (lot) return lot;
  const { price, status } = resaleFlats;
  const [flat] = await tx.select({ price, status }).from(resaleFlats).where(eq(resaleFlats.id, id));
  return flat;
}

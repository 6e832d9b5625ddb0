import { and, asc, eq } from 'drizzle-orm';
import { MOST_COMPARED, MOST_IN_CART, type LotLists } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { refuse } from '../../../kernel/method/refuse.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { basketItems } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { findBasket, takeBasket } from './basket-owner.ts';
import type { ListName } from './types.ts';

const MOST: Readonly<Record<ListName, number>> = { cart: MOST_IN_CART, compare: MOST_COMPARED };

const FULL: Readonly<Record<ListName, string>> = {
  cart: `В корзине уже ${MOST_IN_CART} лотов. Уберите лишние, чтобы добавить новый`,
  compare: `Сравнить можно не больше ${MOST_COMPARED} лотов. Уберите один, чтобы добавить другой`,
};

/** Readable ids of what the visitor keeps. */
export async function listsOf(call: Call): Promise<LotLists> {
  const { db } = call.services;
  return readLists(db, await findBasket(db, call));
}

/** Readable ids in a basket, in the order of their adding. */
export async function readLists(db: Database, basket: string | null): Promise<LotLists> {
  const rows =
    basket === null
      ? []
      : await db
          .select({ list: basketItems.list, id: lots.id })
          .from(basketItems)
          .innerJoin(lots, eq(lots.guid, basketItems.lotGuid))
          .where(eq(basketItems.basketGuid, basket))
          .orderBy(asc(basketItems.addedAt), asc(lots.id));
  const of = (name: ListName) => rows.filter(({ list }) => list === name).map(({ id }) => id);
  return { cart: of('cart'), compare: of('compare') };
}

/**
 * Puts a lot into a list of the visitor; one that is there stays as it is.
 * @throws Refused 404 for an unknown lot, 409 where the list is full
 */
export function addToList(call: Call, list: ListName, id: string): Promise<LotLists> {
  return call.services.db.transaction(async (tx) => {
    const [lot] = await tx.select().from(lots).where(eq(lots.id, id));
    if (!lot) throw refuse(404, 'Такого лота нет');
    const basket = await takeBasket(tx, call);
    const before = await readLists(tx, basket);
    if (before[list].includes(id)) return before;
    if (before[list].length >= MOST[list]) throw refuse(409, FULL[list]);
    await tx.insert(basketItems).values({
      basketGuid: basket,
      list,
      lotGuid: lot.guid,
      price: lot.status === 'sold' || lot.status === 'closed' ? null : lot.price,
      addedAt: call.services.clock(),
    });
    return readLists(tx, basket);
  });
}

/** Takes a lot out of a list of the visitor. */
export function deleteFromList(call: Call, list: ListName, id: string): Promise<LotLists> {
  return call.services.db.transaction(async (tx) => {
    const basket = await findBasket(tx, call);
    const [lot] = await tx.select({ guid: lots.guid }).from(lots).where(eq(lots.id, id));
    if (basket !== null && lot) {
      await tx
        .delete(basketItems)
        .where(and(inList(basket, list), eq(basketItems.lotGuid, lot.guid)));
    }
    return readLists(tx, basket);
  });
}

/** Empties a list of the visitor. */
export function clearList(call: Call, list: ListName): Promise<LotLists> {
  return call.services.db.transaction(async (tx) => {
    const basket = await findBasket(tx, call);
    if (basket !== null) await tx.delete(basketItems).where(inList(basket, list));
    return readLists(tx, basket);
  });
}

const inList = (basket: string, list: ListName) =>
  and(eq(basketItems.basketGuid, basket), eq(basketItems.list, list));

import { eq, inArray } from 'drizzle-orm';
import { MOST_COMPARED, MOST_IN_CART, type LotLists } from '@m30/api';
import type { Call } from '../../../kernel/method/call.ts';
import { basketCookie } from './basket-cookie.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { basketItems, baskets } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { guestHashOf, takeBasket, takeBuyersBasket } from './basket-owner.ts';
import { takeOverFavourites } from './favourites.ts';
import { readLists } from './lists.ts';
import type { ListName } from './types.ts';
import { uniteLists, type BasketLot } from './unite-lists.ts';

/** A list may grow beyond what adding allows, since nothing is lost; but not without end. */
const MOST: Readonly<Record<ListName, number>> = {
  cart: 2 * MOST_IN_CART,
  compare: 2 * MOST_COMPARED,
};

/**
 * Gives a buyer what his browser kept while he was a guest; the guest's basket and cookie are gone
 * then. Called at every login.
 */
export async function mergeGuestBasket(call: Call, userId: number): Promise<void> {
  const guestHash = guestHashOf(call);
  if (guestHash === null) return;
  const { db, clock, config } = call.services;
  await db.transaction(async (tx) => {
    const whose = eq(baskets.guestHash, guestHash);
    const [guest] = await tx.select().from(baskets).where(whose).for('update');
    if (!guest) return;
    const own = await takeBuyersBasket(tx, userId, clock());
    await write(tx, own, uniteLists(await readBasket(tx, own), await readBasket(tx, guest.guid)));
    await takeOverFavourites(tx, guest.guid, own);
    await tx.delete(baskets).where(whose);
  });
  const { name, options } = basketCookie(config);
  call.setCookie(name, '', { ...options, maxAge: 0 });
}

/** Adds lots that the browser alone knows of to the visitor's lists; unknown ones are left out. */
export async function mergeLists(call: Call, added: Added): Promise<LotLists> {
  if (call.session) await mergeGuestBasket(call, call.session.user.id);
  return call.services.db.transaction(async (tx) => {
    const basket = await takeBasket(tx, call);
    const news = await currentLots(tx, added, call.services.clock());
    const own = await readBasket(tx, basket);
    await write(
      tx,
      basket,
      (['cart', 'compare'] as const).flatMap((list) => {
        const all = uniteLists(own, news).filter((items) => items.list === list);
        return all.slice(0, MOST[list]);
      }),
    );
    return readLists(tx, basket);
  });
}

interface Added {
  cart?: readonly string[] | undefined;
  compare?: readonly string[] | undefined;
}

async function currentLots(tx: Database, { cart = [], compare = [] }: Added, addedAt: Date) {
  const ids = [...new Set([...cart, ...compare])];
  const rows = ids.length > 0 ? await tx.select().from(lots).where(inArray(lots.id, ids)) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const items = (list: ListName, named: readonly string[]): BasketLot[] =>
    named
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ guid, price }) => ({ list, lotGuid: guid, addedAt, price }));
  return [...items('cart', cart), ...items('compare', compare)];
}

function readBasket(tx: Database, basket: string): Promise<BasketLot[]> {
  const { list, lotGuid, addedAt, price } = basketItems;
  return tx
    .select({ list, lotGuid, addedAt, price })
    .from(basketItems)
    .where(eq(basketItems.basketGuid, basket));
}

async function write(tx: Database, basket: string, items: readonly BasketLot[]): Promise<void> {
  await tx.delete(basketItems).where(eq(basketItems.basketGuid, basket));
  if (items.length === 0) return;
  await tx.insert(basketItems).values(items.map((lot) => ({ ...lot, basketGuid: basket })));
}

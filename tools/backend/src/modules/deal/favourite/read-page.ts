import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { FavouriteLot } from '@m30/api';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { toProgramme } from '../../catalogue/lot/to-lot-card.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { toResaleCard } from '../../catalogue/resale/to-resale-card.ts';
import { lots } from '../../estate/objects.table.ts';
import { findUser } from '../../people/account/find-user.ts';
import { findBasket } from '../basket/basket-owner.ts';
import { baskets } from '../basket/baskets.table.ts';
import { favourites } from '../basket/favourites.table.ts';
import { findHolds, statusAt } from '../hold/find-holds.ts';

type Page = ResultOf<'Favourite.Get'>;

/** The visitor's favourites, those added last first, with what prices and statuses are at this moment. */
export async function readFavouritesPage(call: Call): Promise<Page> {
  const { db } = call.services;
  const basket = await findBasket(db, call);
  const available =
    basket === null
      ? []
      : await db
          .select()
          .from(favourites)
          .where(eq(favourites.basketGuid, basket))
          .orderBy(desc(favourites.addedAt), asc(favourites.lot));
  const cards = await cardsOf(
    call,
    available.map(({ lot }) => lot),
  );
  const items = available.flatMap(({ lot, addedAt, price }) => {
    const card = cards.get(lot);
    return card ? [{ lot: card, added_at: addedAt.toISOString(), price_then: price }] : [];
  });
  const { programme } = call.services.catalogue.snapshot;
  return {
    items,
    letters: await lettersOf(call, basket),
    programme: programme && toProgramme(programme),
  };
}

/** Cards by readable id; lots that are gone from the catalogue have none. */
async function cardsOf({ services }: Call, ids: readonly string[]) {
  const { catalogue, clock, db } = services;
  const { snapshot } = catalogue;
  const rows =
    ids.length > 0
      ? await db
          .select()
          .from(lots)
          .where(inArray(lots.id, [...ids]))
      : [];
  const holds = await findHolds(
    db,
    rows.map(({ guid }) => guid),
  );
  const cards = new Map<string, FavouriteLot>();
  for (const { guid, id, status } of rows) {
    const card = anyLotCard(snapshot, guid);
    if (card) cards.set(id, { ...card, status: statusAt(status, holds.get(guid), clock()) });
  }
  for (const id of ids) {
    const flat = snapshot.resale.get(id);
    if (flat && !cards.has(id)) cards.set(id, { kind: 'resale', ...toResaleCard(flat, snapshot) });
  }
  return cards;
}

/** Whether letters come and where they could go; a guest has no mailbox. */
async function lettersOf(
  { services, session }: Call,
  basket: string | null,
): Promise<Page['letters']> {
  if (!session) return null;
  const { db } = services;
  const [own] =
    basket === null ? [] : await db.select().from(baskets).where(eq(baskets.guid, basket));
  const { email, emailConfirmed } = await findUser(db, session.user.id);
  const mailbox = !email ? 'none' : emailConfirmed ? 'confirmed' : 'unconfirmed';
  return { subscribed: own?.subscribed ?? false, mailbox };
}

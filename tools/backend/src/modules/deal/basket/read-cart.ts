import { and, desc, eq } from 'drizzle-orm';
import type { InputOf, ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { basketItems } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { findHolds, isActive, statusAt, type HoldRow } from '../hold/find-holds.ts';
import { toProgramme } from '../../catalogue/lot/to-lot-card.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { findBasket } from './basket-owner.ts';
import { ownLots } from './own-lots.ts';
import { deliveriesOf, deliveryOf } from './delivery.ts';
import { setsOf } from './sets-of.ts';
import { similarLots } from './similar-lots.ts';
import { mainProgramme } from '../../catalogue/lot/main-programme.ts';

type Cart = ResultOf<'Cart.Get'>;
type Product = Cart['products'][number];

/** The cart of the visitor, with what holds and prices are at this moment. */
export async function readCart(call: Call, { delivery }: InputOf<'Cart.Get'>): Promise<Cart> {
  const { catalogue, clock, db } = call.services;
  const { snapshot } = catalogue;
  const available = (await itemsOf(call)).flatMap((item) => {
    const card = anyLotCard(snapshot, item.lotGuid);
    // The catalogue is a moment behind the database.
    return card ? [{ ...item, lot: { ...card, status: item.status } }] : [];
  });
  const held = available.filter(({ lot }) => lot.status === 'held').map(({ lotGuid }) => lotGuid);
  const holds = await findHolds(db, held);
  const own = new Map((await ownLots(call)).map((lot) => [lot.id, lot]));
  const now = clock();
  const products = available.map(({ lot, lotGuid, addedAt, price }): Product => {
    const hold = holds.get(lotGuid);
    const status = statusAt(lot.status, hold, now);
    const mine = own.get(lot.id);
    const view = mine ? { ...mine.own, own: true } : viewOf(call, hold, now);
    return {
      lot: { ...lot, status, ...(mine && { price: mine.price }) },
      coordinate: coordinateOf(call, lotGuid),
      added_at: addedAt.toISOString(),
      price_then: price,
      hold: mine || status === 'held' ? (view ?? NOBODY) : null,
      similar: status === 'free' || view?.own ? null : similarLots(catalogue, lot),
    };
  });
  return {
    products: products.filter(({ lot }) => !delivery || deliveryOf(lot.handover).id === delivery),
    elements: products.map(({ lot }) => lot.id),
    delivery: deliveriesOf(products.map(({ lot }) => lot.handover)),
    sets: setsOf(
      call.services,
      products
        .filter(({ lot, hold }) => lot.status === 'free' && !hold?.own)
        .map(({ lot }) => lot.id),
    ),
    programme: toProgramme(mainProgramme(snapshot)),
  };
}

/** The sales office keeps it. */
const NOBODY = { own: false, until: null, order: null };

async function itemsOf(call: Call) {
  const { db } = call.services;
  const basket = await findBasket(db, call);
  if (basket === null) return [];
  const { lotGuid, addedAt, price } = basketItems;
  return db
    .select({ lotGuid, addedAt, price, status: lots.status })
    .from(basketItems)
    .innerJoin(lots, eq(lots.guid, lotGuid))
    .where(and(eq(basketItems.basketGuid, basket), eq(basketItems.list, 'cart')))
    .orderBy(desc(basketItems.addedAt), desc(basketItems.lotGuid));
}

/** Whose hold it is; who somebody else is, nobody is told. */
function viewOf({ session }: Call, hold: HoldRow | undefined, now: Date): Product['hold'] {
  if (!isActive(hold, now)) return null;
  const own = hold.userId === session?.user.id;
  return { own, until: hold.expiresAt.toISOString(), order: own ? hold.orderGuid : null };
}

function coordinateOf({ services }: Call, lotGuid: string): Product['coordinate'] {
  const placed = services.catalogue.snapshot.placed.get(lotGuid);
  return placed ? [placed.complex.lat, placed.complex.lon] : [0, 0];
}

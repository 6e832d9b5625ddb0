import { and, asc, eq, inArray } from 'drizzle-orm';
import { metrePrice } from '@m30/calculators/area';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { basketItems } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { findHolds, statusAt } from '../hold/find-holds.ts';
import { FINISHES } from '../../estate/finish.ts';
import { sunHours, viewFacts } from '../../catalogue/light/core/light-facts.ts';
import { labelledPlan } from '../../catalogue/lot/to-lot.ts';
import { planSheet } from '../../catalogue/lot/plan-sheet.ts';
import { toProgramme } from '../../catalogue/lot/to-lot-card.ts';
import { anyLotCard } from '../../catalogue/premises/any-lot-card.ts';
import { findBasket } from './basket-owner.ts';
import { mainProgramme } from '../../catalogue/lot/main-programme.ts';

type Comparison = ResultOf<'Content.GetPageCompare'>;
type Compared = Comparison['elements'][number];

/**
 * The lots that the visitor compares, in the order of their adding.
 * @param ids lots of a shared link, in its order; the visitor's own are left aside then
 */
export async function readCompare(call: Call, ids?: readonly string[]): Promise<Comparison> {
  const { catalogue, clock, db } = call.services;
  const { snapshot } = catalogue;
  const guids = ids ? await namedLots(call, ids) : await ownLots(call);
  const elements = guids.flatMap((guid) => toCompared(call.services, guid) ?? []);
  const holds = await findHolds(db, guids);
  const now = clock();
  const held = new Map([...holds].map(([guid, hold]) => [snapshot.placed.get(guid)?.id, hold]));
  return {
    elements: elements.map((lot) => ({
      ...lot,
      status: statusAt(lot.status, held.get(lot.id), now),
    })),
    programme: toProgramme(mainProgramme(snapshot)),
  };
}

async function ownLots(call: Call): Promise<string[]> {
  const { db } = call.services;
  const basket = await findBasket(db, call);
  if (basket === null) return [];
  const rows = await db
    .select({ guid: basketItems.lotGuid })
    .from(basketItems)
    .where(and(eq(basketItems.basketGuid, basket), eq(basketItems.list, 'compare')))
    .orderBy(asc(basketItems.addedAt), asc(basketItems.lotGuid));
  return rows.map(({ guid }) => guid);
}

async function namedLots({ services: { db } }: Call, ids: readonly string[]): Promise<string[]> {
  const named = [...new Set(ids)];
  const rows = await db
    .select({ guid: lots.guid, id: lots.id })
    .from(lots)
    .where(inArray(lots.id, named));
  const byId = new Map(rows.map(({ id, guid }) => [id, guid]));
  return named.flatMap((id) => byId.get(id) ?? []);
}

function toCompared(
  { catalogue: { snapshot }, media }: Call['services'],
  guid: string,
): Compared | null {
  const card = anyLotCard(snapshot, guid);
  const placed = snapshot.placed.get(guid);
  if (!card || !placed) return null;
  const { complex } = placed;
  const compared = {
    coordinate: [complex.lat, complex.lon] satisfies [number, number],
    metro: complex.metro,
    // Rounded to a rouble, as on the page of the lot.
    pricePerMetre: card.price === null ? null : metrePrice(card.price, card.area, 'page'),
  };
  if (card.kind === 'commercial') return { ...card, ...compared };
  if (card.kind !== 'flat') return { ...card, ...compared };
  const flat = snapshot.byGuid.get(guid);
  if (!flat) return null;
  const { livingArea, kitchenArea, balconyArea, ceiling, bathrooms, sides } = flat;
  const facts = { livingArea, kitchenArea, balconyArea, ceiling, bathrooms, sides };
  const light = { sun: sunHours(flat.light), ...viewFacts(flat.light) };
  const sheet = planSheet(media, { labelledPlan: labelledPlan(flat), sides });
  return {
    ...card,
    ...compared,
    ...facts,
    ...light,
    finish: FINISHES[flat.finish],
    planSheet: sheet,
  };
}

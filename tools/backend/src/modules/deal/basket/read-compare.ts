import { and, asc, eq, inArray } from 'drizzle-orm';
import type { ResultOf } from '@m30/api/client';
import type { Call } from '../../../kernel/method/call.ts';
import { basketItems } from './baskets.table.ts';
import { lots } from '../../estate/objects.table.ts';
import { toProgramme } from '../../catalogue/lot/to-lot-card.ts';
import { comparedLots } from './compared-lots.ts';
import { findBasket } from './basket-owner.ts';
import { mainProgramme } from '../../catalogue/lot/main-programme.ts';

type Comparison = ResultOf<'Content.GetPageCompare'>;

/**
 * The lots that the visitor compares, in the order of their adding.
 * @param ids lots of a shared link, in its order; the visitor's own are left aside then
 */
export async function readCompare(call: Call, ids?: readonly string[]): Promise<Comparison> {
  const { snapshot } = call.services.catalogue;
  const guids = ids ? await namedLots(call, ids) : await ownLots(call);
  return {
    elements: [...(await comparedLots(call.services, guids)).values()],
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

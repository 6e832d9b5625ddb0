import type { Api, InputOf, ResultOf } from '@m30/api/client';
import { orNotFound, redirectWithin } from '@m30/shell/server';
import { act } from './core/act.ts';
import type { Item } from './core/item.ts';
import { itemsSearch, readItems } from './core/item-text.ts';
import { toPlan, type Plan } from './core/plan.ts';
import { fitHref } from './core/fit-href.ts';

type Lot = ResultOf<'Objects.GetLot'>;

/** A measured flat, and what an address puts into it. */
export interface FitData {
  lot: Pick<Lot, 'rooms' | 'euro' | 'area' | 'number' | 'url' | 'vendor' | 'complexName'>;
  /** Path of the drawing of its walls. */
  walls: string;
  plan: Plan;
  items: Item[];
  /** How many items of the address nobody can read. */
  lost: number;
  /** Why the form was refused; `null` where it was not. */
  error: string | null;
}

/**
 * The plan of one flat with things on it. What the form of the page asks for is done, and its outcome has an address of its own.
 * @throws Response 404 where no lot has this address, or its plan is not measured; a redirect to the outcome
 */
export async function loadFit(
  api: Api,
  address: InputOf<'Objects.GetPlanGeometry'>,
  url: URL,
): Promise<FitData> {
  const [lot, geometry] = await orNotFound(
    Promise.all([api.get('Objects.GetLot', address), api.get('Objects.GetPlanGeometry', address)]),
  );
  if (!lot.planSheet) throw new Response(null, { status: 404 });
  const plan = toPlan(geometry);
  const { items, lost } = readItems(url.searchParams);
  const acted = act(plan, items, url.searchParams);
  if (acted && 'items' in acted) {
    throw redirectWithin(fitHref(lot.url) + itemsSearch(acted.items));
  }
  const { rooms, euro, area, number, vendor, complexName } = lot;
  return {
    lot: { rooms, euro, area, number, url: lot.url, vendor, complexName },
    walls: lot.planSheet.walls,
    plan,
    items,
    lost,
    error: acted?.error ?? null,
  };
}

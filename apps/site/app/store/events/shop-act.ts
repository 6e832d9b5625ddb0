import type { Change } from '../cart/list/changes.ts';

/** What a visitor did with lots: changed a list, or opened an order of lots that are held for him now. */
export type ShopAct = Change | { act: 'order'; order: string; lots: readonly string[] };

/** Fired on the window with a {@link ShopAct} as its detail, before a list shows the change. */
export const SHOP_EVENT = 'm30:shop';

/** Tells what a visitor did with lots. Only who counts with his consent listens. */
export function tellShop(detail: ShopAct): void {
  dispatchEvent(new CustomEvent(SHOP_EVENT, { detail }));
}

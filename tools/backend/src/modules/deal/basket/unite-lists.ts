import type { ListName } from './types.ts';

/** A lot that somebody keeps. */
export interface BasketLot {
  list: ListName;
  lotGuid: string;
  addedAt: Date;
  /** What it cost when it was added, kopecks; `null` where it had no price. */
  price: number | null;
}

/**
 * Union of what two visitors keep, who turn out to be one. Of a lot that both keep the earlier
 * adding counts, with the price of that moment. The order of the two does not matter, uniting once
 * more changes nothing, and no lot is lost.
 */
export function uniteLists(one: readonly BasketLot[], other: readonly BasketLot[]): BasketLot[] {
  const united = new Map<string, BasketLot>();
  for (const item of [...one, ...other]) {
    const key = `${item.list} ${item.lotGuid}`;
    const known = united.get(key);
    if (!known || compare(item, known) < 0) united.set(key, item);
  }
  return [...united.values()].sort(compare);
}

/** Earlier first; at the same moment by price, then by name, so that the result is always the same. */
function compare(a: BasketLot, b: BasketLot): number {
  return (
    a.addedAt.getTime() - b.addedAt.getTime() ||
    (a.price ?? Infinity) - (b.price ?? Infinity) ||
    order(a.list, b.list) ||
    order(a.lotGuid, b.lotGuid)
  );
}

function order(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

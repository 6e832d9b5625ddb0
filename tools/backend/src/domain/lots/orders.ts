import type { LotSort } from '@m30/api';
import type { IndexedLot } from './types.ts';

/** Order of two lots by each sort; equal values are ordered by id in all of them. */
export const comparators: Readonly<Record<LotSort, (a: IndexedLot, b: IndexedLot) => number>> = {
  price: (a, b) => a.price - b.price || byId(a, b),
  '-price': (a, b) => b.price - a.price || byId(a, b),
  area: (a, b) => a.area - b.area || byId(a, b),
  '-area': (a, b) => b.area - a.area || byId(a, b),
  handover: (a, b) => a.handover - b.handover || byId(a, b),
};

function byId(a: IndexedLot, b: IndexedLot): number {
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** Rows in the order of each sort, counted once so that a page is only picked. */
export function sortOrders(lots: readonly IndexedLot[]): Record<LotSort, Uint32Array> {
  const orderBy = (sort: LotSort) => {
    const rows = lots.map((lot, row) => ({ lot, row }));
    rows.sort((a, b) => comparators[sort](a.lot, b.lot));
    return Uint32Array.from(rows, ({ row }) => row);
  };
  return {
    price: orderBy('price'),
    '-price': orderBy('-price'),
    area: orderBy('area'),
    '-area': orderBy('-area'),
    handover: orderBy('handover'),
  };
}

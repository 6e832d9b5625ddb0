import type { ReadOrder } from '../order/find-orders.ts';
import { standingOf } from '../order/core/standing.ts';

/** What one adult participant pays of a price. */
interface ShareOfPrice {
  /** «Орлова Вера». */
  name: string;
  /** Kopecks. */
  spent: number;
}

/** What each adult pays of a price: by the shares, spouses without shares by halves. */
export function sharesOf({ row, state, people }: ReadOrder, price: number): ShareOfPrice[] {
  return people.flatMap(({ lastName, name, data }, place) => {
    if (standingOf(state, place) !== 'adult') return [];
    const share = data?.share ?? { part: 1, of: 1 };
    const { part, of } = row.ownership === 'joint' ? { part: 1, of: people.length } : share;
    return [{ name: `${lastName} ${name}`, spent: Math.round((price * part) / of) }];
  });
}

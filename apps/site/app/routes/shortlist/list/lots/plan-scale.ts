import type { ListedLot } from '../../core/shortlist.ts';

/** Pixels a metre where plans are small enough, and the room that the largest has: on a desk, on a phone. */
const WIDE = { usual: 15, room: 170 };
const NARROW = { usual: 9, room: 116 };

/** Metres of the longer side of a plan; `null` where only the drawing knows. */
const longest = (lot: ListedLot) =>
  'planSheet' in lot && lot.planSheet ? Math.max(lot.planSheet.width, lot.planSheet.height) : null;

/** Pixels a metre, the same for every plan of the list. */
export function planScale(lots: readonly ListedLot[]): { wide: number; narrow: number } {
  const largest = Math.max(1, ...lots.flatMap((lot) => longest(lot) ?? []));
  const within = ({ usual, room }: typeof WIDE) =>
    Math.round(Math.min(usual, room / largest) * 100) / 100;
  return { wide: within(WIDE), narrow: within(NARROW) };
}

import type { Snapshot, PlacedRow } from '../../catalogue/snapshot/snapshot.ts';
import { LOT_WORDS, lotName } from '../../catalogue/lot/lot-words.ts';
import type { orders } from './orders.table.ts';

/** A lot of a set with what it costs, kopecks. */
export interface BundleLot {
  lotGuid: string;
  /** Bought alone. */
  full: number;
  /** Discount of the set, per cent. */
  percent: number;
  /** In the set; by its own contract. */
  price: number;
}

/** What of an order says what it buys. */
export interface Bought extends Pick<typeof orders.$inferSelect, 'lotGuid' | 'price'> {
  /** @default none: one lot */
  bundle?: readonly BundleLot[] | null;
}

/** What an order buys: its lot, or all lots of its set, the flat first. A contract each, in this order. */
export const lotsOf = ({ lotGuid, price, bundle }: Bought): readonly BundleLot[] =>
  bundle ?? [{ lotGuid, price, full: price, percent: 0 }];

/** Lots of an order as the catalogue knows them, in the order of `lotsOf`. */
export const placedLotsOf = ({ placed }: Pick<Snapshot, 'placed'>, row: Bought): PlacedRow[] =>
  lotsOf(row).flatMap(({ lotGuid }) => placed.get(lotGuid) ?? []);

/**
 * What an order is called by: «квартира № 57, «Канал 9»»; a set names each of its lots: «квартира № 57, парковочное место № 12 и кладовая № 5,
 * «Канал 9»». Empty where the catalogue does not know the lot.
 */
export function boughtName(snapshot: Pick<Snapshot, 'placed'>, row: Bought): string {
  const placed = placedLotsOf(snapshot, row);
  const [first] = placed;
  if (!first) return '';
  if (placed.length === 1) return lotName(first);
  const names = placed.map(({ kind, number }) => `${LOT_WORDS[kind].name} №\u00a0${number}`);
  return `${names.slice(0, -1).join(', ')} и\u00a0${names.at(-1)}, «${first.complex.name}»`;
}

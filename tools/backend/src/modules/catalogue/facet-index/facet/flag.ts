import { bitsWhere, hasBit, writeBit } from '../engine/bits.ts';
import type { Facet } from '../engine/types.ts';

interface FlagOptions<Key extends string, Lot> {
  /** Ticked or left out. */
  key: Key;
  of: (lot: Lot) => boolean;
}

/** A box to tick: cheaper now, free. */
export type Flag<Key extends string, Lot> = Facet<
  Lot,
  unknown,
  { readonly [One in Key]?: '1' | undefined },
  { count: number }
> &
  FlagOptions<Key, Lot> & { readonly kind: 'flag' };

/** Declares a facet that only lets lots pass that have something. */
export function flag<const Key extends string, Lot>(given: FlagOptions<Key, Lot>): Flag<Key, Lot> {
  const { key, of } = given;
  return {
    ...given,
    kind: 'flag',
    keys: [key],
    build({ lots }) {
      const bits = bitsWhere(lots, of);
      return {
        pass: (filter) => (filter[key] === '1' ? bits : null),
        answer: (base) => ({ count: base.countIn(bits) }),
        put(row, lot) {
          const now = of(lot);
          if (hasBit(bits, row) !== now) writeBit(bits, row, now);
          return true;
        },
      };
    },
  };
}

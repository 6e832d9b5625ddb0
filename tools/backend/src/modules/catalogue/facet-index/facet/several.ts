import { allOf, type Bits } from '../engine/bits.ts';
import type { Facet } from '../engine/types.ts';
import { optionBits } from './option-bits.ts';
import { withCounts, type Counted, type Option } from './types.ts';

interface SeveralOptions<Key extends string, Lot> {
  /** A list of wanted values. */
  key: Key;
  /** The values of a lot; those that are no option do not count. */
  of: (lot: Lot) => readonly string[];
  options: readonly Option[];
}

type Asks<Key extends string> = { readonly [One in Key]?: readonly string[] | undefined };

/** Several values a lot, of which any or all have to be wanted. */
export type Several<Kind extends string, Key extends string, Lot> = Facet<
  Lot,
  unknown,
  Asks<Key>,
  Counted[]
> &
  SeveralOptions<Key, Lot> & { readonly kind: Kind };

/** Declares a facet of which any wanted value is enough: sides of the world. */
export function anyOfSeveral<const Key extends string, Lot>(
  given: SeveralOptions<Key, Lot>,
): Several<'any', Key, Lot> {
  const { key, of, options } = given;
  return {
    ...given,
    kind: 'any',
    keys: [key],
    build({ lots }) {
      const bits = optionBits(options, lots, of);
      return {
        pass(filter) {
          const wanted: readonly string[] | undefined = filter[key];
          return wanted ? bits.any(wanted) : null;
        },
        answer: (base) => withCounts(options, ({ value }) => base.countIn(bits.of(value))),
        put(row, lot) {
          bits.put(row, of(lot));
          return true;
        },
      };
    },
  };
}

/** Declares a facet of which every wanted value has to be there: balcony and two bathrooms. */
export function allOfSeveral<const Key extends string, Lot>(
  given: SeveralOptions<Key, Lot>,
): Several<'all', Key, Lot> {
  const { key, of, options } = given;
  return {
    ...given,
    kind: 'all',
    keys: [key],
    build({ lots }) {
      const bits = optionBits(options, lots, of);
      return {
        keepsOwn: true,
        pass(filter) {
          const wanted: readonly string[] = filter[key] ?? [];
          const sets = wanted.map((value) => bits.of(value));
          return isFilled(sets) ? allOf(sets) : null;
        },
        answer: (base) => withCounts(options, ({ value }) => base.countIn(bits.of(value))),
        put(row, lot) {
          bits.put(row, of(lot));
          return true;
        },
      };
    },
  };
}

const isFilled = (sets: readonly Bits[]): sets is readonly [Bits, ...Bits[]] => sets.length > 0;

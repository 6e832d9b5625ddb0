import { at } from '../engine/bits.ts';
import type { Facet } from '../engine/types.ts';
import type { Selection } from '../engine/selection.ts';
import { optionBits, type OptionBits } from './option-bits.ts';
import { withCounts, type Counted, type Option } from './types.ts';

export interface ChoiceOptions<Key extends string, Lot, Dictionary, Item extends Option> {
  /** A list; any of its values may be the lot's. */
  key: Key;
  /** The one value of a lot. */
  of: (lot: Lot) => string;
  /** Every value there is, in the order of the page, also those that no lot has now. */
  options: (dictionary: Dictionary) => readonly Item[];
}

type Asks<Key extends string> = { readonly [One in Key]?: readonly string[] | undefined };

/** One of several values: the complex, the number of rooms. */
export type Choice<Key extends string, Lot, Dictionary, Item extends Option> = Facet<
  Lot,
  Dictionary,
  Asks<Key>,
  (Item & Counted)[]
> &
  ChoiceOptions<Key, Lot, Dictionary, Item> & { readonly kind: 'choice' };

/** A row by its code takes as long to count as this many words of two sets of bits. */
const ROW_COST = 0.6;

/**
 * Declares a facet of one value out of several.
 * @throws Error when an index is made of a lot whose value is no option
 */
export function choice<const Key extends string, Lot, Dictionary, Item extends Option>({
  key,
  of,
  options,
}: ChoiceOptions<Key, Lot, Dictionary, Item>): Choice<Key, Lot, Dictionary, Item> {
  return {
    kind: 'choice',
    key,
    keys: [key],
    of,
    options,
    build({ lots }, dictionary) {
      const known = options(dictionary);
      const positions = new Map(known.map(({ value }, position) => [value, position]));
      const codes = Uint16Array.from(lots, (lot) => {
        const position = positions.get(of(lot));
        if (position === undefined) throw new Error(`A lot has the unknown ${key} «${of(lot)}»`);
        return position;
      });
      const bits = optionBits(known, lots, (lot) => [of(lot)]);
      return {
        pass(filter) {
          const wanted: readonly string[] | undefined = filter[key];
          return wanted ? bits.any(wanted) : null;
        },
        answer(base) {
          const counts = countOptions(base, codes, bits);
          return withCounts(known, (_, index) => at(counts, index));
        },
        put(row, lot) {
          const position = positions.get(of(lot));
          if (position === undefined) return false;
          codes[row] = position;
          bits.put(row, [of(lot)]);
          return true;
        },
      };
    },
  };
}

/** Rows by value, counted row by row or set by set, whichever is shorter. */
function countOptions(base: Selection, codes: Uint16Array, { all }: OptionBits): Uint32Array {
  if (base.count * ROW_COST > all.length * base.width) {
    return Uint32Array.from(all, (bits) => base.countIn(bits));
  }
  const counts = new Uint32Array(all.length);
  const { rows } = base;
  for (let index = 0; index < rows.length; index += 1) {
    const code = at(codes, at(rows, index));
    counts[code] = at(counts, code) + 1;
  }
  return counts;
}

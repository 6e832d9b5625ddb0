import { at } from '../engine/bits.ts';
import type { Facet } from '../engine/types.ts';
import { withCounts, type Counted, type Option } from './types.ts';

interface AtMostOptions<Key extends string, Limit, Lot, Dictionary> {
  key: Key;
  /** `null` fails every limit. */
  of: (lot: Lot) => number | null;
  /** The number that a value of the filter, or of an option, stands for. */
  limit: (value: Limit | string) => number;
  options: (dictionary: Dictionary) => readonly Option[];
}

/** A largest value: keys by a quarter, minutes to the metro. */
export type AtMost<Key extends string, Limit, Lot, Dictionary> = Facet<
  Lot,
  Dictionary,
  { readonly [One in Key]?: Limit | undefined },
  Counted[]
> &
  AtMostOptions<Key, Limit, Lot, Dictionary> & { readonly kind: 'at-most' };

/** Declares a facet of one upper limit; an option counts everything up to it. */
export function atMost<const Key extends string, Limit, Lot, Dictionary>(
  given: AtMostOptions<Key, Limit, Lot, Dictionary>,
): AtMost<Key, Limit, Lot, Dictionary> {
  const { key, of, limit, options } = given;
  return {
    ...given,
    kind: 'at-most',
    keys: [key],
    build(rows, dictionary) {
      const ordered = rows.ordered(of);
      const known = options(dictionary).map((option) => ({
        option,
        bits: ordered.between(-Infinity, limit(option.value)),
      }));
      return {
        pass(filter) {
          const wanted: Limit | undefined = filter[key];
          return wanted === undefined ? null : ordered.between(-Infinity, limit(wanted));
        },
        answer: (base) =>
          withCounts(
            known.map(({ option }) => option),
            (_, index) => {
              const bits = known[index]?.bits;
              return bits ? base.countIn(bits) : 0;
            },
          ),
        put: (row, lot) => Object.is(at(ordered.column, row), of(lot) ?? Number.NaN),
      };
    },
  };
}

import { at, noBits, setBit } from '../engine/bits.ts';
import { firstWhere } from '../../../../kernel/math/first-where.ts';
import { compare } from '../engine/rows.ts';
import type { Facet } from '../engine/types.ts';

interface TextOptions<Key extends string, Lot> {
  key: Key;
  /** Texts of a lot, one of which has to be the wanted one, whatever its case. */
  of: (lot: Lot) => readonly string[];
}

/** Something typed that names a lot: its number or id. It answers nothing. */
export type Text<Key extends string, Lot> = Facet<
  Lot,
  unknown,
  { readonly [One in Key]?: string | undefined },
  undefined
> &
  TextOptions<Key, Lot> & { readonly kind: 'text' };

/** Texts as they are compared. */
export const plain = (text: string): string => text.trim().toLowerCase();

/** Declares a facet of a text that has to be the lot's own. */
export function text<const Key extends string, Lot>(given: TextOptions<Key, Lot>): Text<Key, Lot> {
  const { key, of } = given;
  return {
    ...given,
    kind: 'text',
    keys: [key],
    build({ lots, size }) {
      const { terms, rows } = sortTerms(lots, of);
      const firstOf = (wanted: string) =>
        firstWhere(terms.length, (index) => compare(terms[index] ?? '', wanted) >= 0);
      return {
        pass(filter) {
          const given: string | undefined = filter[key];
          if (given === undefined) return null;
          const wanted = plain(given);
          const bits = noBits(size);
          for (let place = firstOf(wanted); terms[place] === wanted; place += 1) {
            setBit(bits, at(rows, place));
          }
          return bits;
        },
        answer: () => undefined,
        put: (row, lot) => {
          const knows = (term: string) => {
            let place = firstOf(term);
            while (terms[place] === term && at(rows, place) !== row) place += 1;
            return terms[place] === term;
          };
          return of(lot).map(plain).every(knows);
        },
      };
    },
  };
}

/** Texts in their order, and the row of each. */
function sortTerms<Lot>(lots: readonly Lot[], of: (lot: Lot) => readonly string[]) {
  const pairs = lots
    .flatMap((lot, row) => of(lot).map((term) => ({ term: plain(term), row })))
    .sort((a, b) => compare(a.term, b.term));
  return {
    terms: pairs.map(({ term }) => term),
    rows: Uint32Array.from(pairs, ({ row }) => row),
  };
}

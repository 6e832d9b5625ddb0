import { at, type Bits } from './bits.ts';
import { Selection } from './selection.ts';
import type { FacetColumn } from './types.ts';

/** What a filter lets pass. */
export interface Scanned {
  passing: Selection;
  /** Rows that pass all facets but one, given by its position. */
  lifted: (facet: number) => Selection;
}

/**
 * Asks every facet once. A row passes when it fails nothing; it counts for an option of a facet when
 * it fails nothing but that facet, so that it is enough to know which rows fail once and which more often.
 */
export function scan<Lot, Filter>(
  columns: readonly (readonly [key: string, column: FacetColumn<Lot, Filter, unknown>])[],
  alive: Bits,
  filter: Filter,
): Scanned {
  const asked = columns.map(([, column]) => column.pass(filter));
  const passing = alive.slice();
  // Rows that are no longer listed fail more than once from the start.
  const often = alive.map((word) => ~word);
  for (const pass of asked) {
    if (!pass) continue;
    for (let word = 0; word < passing.length; word += 1) {
      const failing = ~at(pass, word);
      const before = at(passing, word);
      often[word] = at(often, word) | (failing & ~before);
      passing[word] = before & ~failing;
    }
  }
  const all = new Selection(passing);
  return {
    passing: all,
    lifted(facet) {
      const pass = asked[facet];
      return pass ? new Selection(failingOnly(pass, passing, often)) : all;
    },
  };
}

/** Rows that pass, and those that fail once and here. */
function failingOnly(pass: Bits, passing: Bits, often: Bits): Bits {
  const bits = passing.slice();
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = at(bits, word) | ~(at(pass, word) | at(often, word));
  }
  return bits;
}

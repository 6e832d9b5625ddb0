import type { Facet } from '../engine/types.ts';

/** A facet that filters and answers nothing, because no page shows its options. */
export function silent<Lot, Dictionary, Filter, Kind extends object>(
  facet: Facet<Lot, Dictionary, Filter, unknown> & Kind,
): Omit<Kind, 'build'> & Facet<Lot, Dictionary, Filter, undefined> & { readonly silent: true } {
  return {
    ...facet,
    silent: true,
    build: (rows, dictionary) => ({
      ...facet.build(rows, dictionary),
      answer: () => undefined,
    }),
  };
}

import type { Option } from '../facet-index/facet/types.ts';
import type { LotIndex, Page, Relaxation } from '../facet-index/engine/types.ts';
import type { PlacedRow, Snapshot } from '../snapshot/snapshot.ts';

/** What a filter finds among a few hundred lots. */
export interface Found<Lot, Answer> {
  /** Sorted by value and then by id. */
  lots: Lot[];
  /** Found wherever they are, for the list of complexes. */
  anywhere: Lot[];
  facets: Answer;
  /** Filled where nothing was found. */
  relaxations: Relaxation[];
}

const ALL: Page = { offset: 0, limit: Infinity };

/**
 * Asks an index for everything that a page of few lots shows.
 * @param elsewhere the filter without what says where a lot is
 */
export function searchLots<Lot extends PlacedRow, Dictionary, Filter, Sort extends string, Facets>(
  index: LotIndex<Lot, Dictionary, Filter, Sort, Facets>,
  lots: readonly Lot[],
  { filter, elsewhere, sort }: { filter: Filter; elsewhere: Filter; sort: Sort },
) {
  const byId = new Map(lots.map((lot) => [lot.id, lot]));
  const find = (wanted: Filter) =>
    index.find(wanted, sort, ALL).ids.flatMap((id) => byId.get(id) ?? []);
  const found = find(filter);
  return {
    lots: found,
    anywhere: find(elsewhere),
    facets: index.facets(filter).facets,
    relaxations: found.length === 0 ? index.relaxations(filter) : [],
  } satisfies Found<Lot, unknown>;
}

/** Complexes that have such lots at all, in the order of the lists. */
export function complexOptions(snapshot: Snapshot, lots: readonly PlacedRow[]): Option[] {
  const vendors = new Set(lots.map(({ complex }) => complex.vendor));
  return snapshot.complexes
    .filter(({ vendor }) => vendors.has(vendor))
    .map(({ vendor, name }) => ({ value: vendor, label: name }));
}

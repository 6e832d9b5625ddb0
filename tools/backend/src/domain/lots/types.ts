import type { Facets, LotFilter, LotSort } from '@m30/api';

/** What the index knows of a lot that the catalogue lists. */
export interface IndexedLot {
  id: string;
  /** Alias of the complex. */
  complex: string;
  /** Alias of the building within its complex: `korpus-2`. */
  building: string;
  rooms: string;
  /** Kopecks. */
  price: number;
  /** m². */
  area: number;
  /** Quarters since year 0 (`year × 4 + quarter − 1`); 0 is a completed building. */
  handover: number;
}

/** Every option of the list facets, in the order of the page, also those that no lot has now. */
export interface LotDictionary {
  complexes: readonly { value: string; label: string }[];
  buildings: readonly { value: string; label: string }[];
  /** Quarters as in `IndexedLot.handover`, completed ones left out. */
  handovers: readonly number[];
}

/** A filter to lift and how many lots that gives. */
export interface Relaxation {
  key: keyof LotFilter;
  count: number;
}

export interface Page {
  offset: number;
  limit: number;
}

/**
 * Finds and counts lots. The catalogue asks this port; in-memory columns answer it, and a
 * brute-force implementation says what is true.
 */
export interface LotIndex {
  /** Ids of one page, sorted by value and then by id; `total` counts all that pass. */
  find(filter: LotFilter, sort: LotSort, page: Page): { ids: string[]; total: number };
  /** What each option would give, with its own facet lifted. */
  facets(filter: LotFilter): { total: number; facets: Facets };
  /** Single filters whose lifting gives something, most first; equal ones in the order of the keys. */
  relaxations(filter: LotFilter): Relaxation[];
  /** Takes the place of all lots, e.g. after a status has changed. */
  refresh(lots: readonly IndexedLot[], dictionary: LotDictionary): void;
}

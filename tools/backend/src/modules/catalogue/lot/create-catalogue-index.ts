import { createIndex } from '../facet-index/engine/create-index.ts';
import type { CatalogueDeclaration, LotIndex } from '../facet-index/engine/types.ts';
import type { PlacedRow, Snapshot } from '../snapshot/snapshot.ts';

/** How the lots of a snapshot become those of one catalogue. */
export interface CatalogueSource<Lot, Dictionary, Declaration> {
  declaration: Declaration;
  /** A lot as the index knows it; `null` where this catalogue does not list it. */
  read(row: PlacedRow, snapshot: Snapshot): Lot | null;
  dictionary(snapshot: Snapshot): Dictionary;
}

/** An index that follows the snapshot. */
export interface FollowingIndex<Index> {
  readonly index: Index;
  /** Takes over a snapshot that was read anew. */
  refresh(snapshot: Snapshot): void;
  /** Takes over lots that changed within the snapshot. */
  update(rows: readonly PlacedRow[], snapshot: Snapshot): void;
}

/** Lots of a snapshot that a catalogue lists. */
export function listedIn<Lot>(
  { read }: Pick<CatalogueSource<Lot, unknown, unknown>, 'read'>,
  snapshot: Snapshot,
): Lot[] {
  return [...snapshot.placed.values()].flatMap((row) => read(row, snapshot) ?? []);
}

/** Makes the index that answers the filters of a catalogue, and keeps it in step with the snapshot. */
export function createCatalogueIndex<
  Lot,
  Dictionary,
  Filter extends object,
  Sort extends string,
  Facets,
>(
  listing: CatalogueSource<
    Lot,
    Dictionary,
    CatalogueDeclaration<Lot, Dictionary, Filter, Sort, Facets>
  >,
  first: Snapshot,
): FollowingIndex<LotIndex<Lot, Dictionary, Filter, Sort, Facets>> {
  const { declaration, read, dictionary } = listing;
  const index = createIndex(declaration, listedIn(listing, first), dictionary(first));
  const refresh = (snapshot: Snapshot) =>
    index.refresh(listedIn(listing, snapshot), dictionary(snapshot));
  return {
    index,
    refresh,
    update(rows, snapshot) {
      const changes = rows.map((row) => ({ id: row.id, lot: read(row, snapshot) }));
      if (!index.update(changes)) refresh(snapshot);
    },
  };
}

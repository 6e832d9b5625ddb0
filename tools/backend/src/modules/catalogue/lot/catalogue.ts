import type { Database } from '../../../kernel/db/database.ts';
import type { FlatIndex } from '../facet-index/flats/flats.ts';
import { createListing } from './create-listing.ts';
import { flatListing } from './listing.ts';
import { rereadLots } from './reread-lots.ts';
import { readSnapshot, type Snapshot } from '../snapshot/snapshot.ts';

/**
 * The catalogue in memory: reads cost no query and survive a lost database. It follows what is
 * written to the database, in whichever process; who has to see his own change at once calls `refresh`.
 */
export interface Catalogue {
  /** What was read last. */
  readonly snapshot: Snapshot;
  /** Flats. */
  readonly index: FlatIndex;
  /** Reads everything anew; what was there stays in use until then, and after a failure. */
  refresh(): Promise<void>;
  /** Reads a few lots anew; `false` where everything has to be read for them. */
  refreshLots(guids: readonly string[]): Promise<boolean>;
}

/** Reads the catalogue for the first time. */
export async function openCatalogue(db: Database): Promise<Catalogue> {
  let snapshot = await readSnapshot(db);
  const flats = createListing(flatListing, snapshot);
  const listings = [flats];
  return {
    get snapshot() {
      return snapshot;
    },
    index: flats.index,
    async refresh() {
      snapshot = await readSnapshot(db);
      for (const listing of listings) listing.refresh(snapshot);
    },
    async refreshLots(guids) {
      const rows = await rereadLots(db, snapshot, guids);
      if (!rows) return false;
      // What others remember of the former state goes with its snapshot.
      snapshot = { ...snapshot };
      for (const listing of listings) listing.update(rows, snapshot);
      return true;
    },
  };
}

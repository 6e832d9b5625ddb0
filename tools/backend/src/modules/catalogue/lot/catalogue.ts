import { moscowDay } from '@m30/ui-kit/format';
import type { Database } from '../../../kernel/db/database.ts';
import { newestRead } from '../../../kernel/db/newest-read.ts';
import type { FlatIndex } from '../facet-index/flats/flats.ts';
import { createCatalogueIndex } from './create-catalogue-index.ts';
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
export async function openCatalogue(
  db: Database,
  clock: () => Date = () => new Date(),
): Promise<Catalogue> {
  const today = () => moscowDay(clock());
  let snapshot = await readSnapshot(db, today());
  const flats = createCatalogueIndex(flatListing, snapshot);
  const listings = [flats];
  const take = (next: Snapshot) => {
    snapshot = next;
    for (const listing of listings) listing.refresh(snapshot);
  };
  /** A day that has begun since may have ended the instalment of a building. */
  const follow = () => {
    const day = today();
    if (day !== snapshot.day) take({ ...snapshot, day });
  };
  return {
    get snapshot() {
      follow();
      return snapshot;
    },
    get index() {
      follow();
      return flats.index;
    },
    refresh: newestRead(() => readSnapshot(db, today()), take),
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

import type { Database } from '../../db/database.ts';
import type { LotIndex } from '../lots/types.ts';
import { indexListing, refreshListing } from './listing.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/**
 * The catalogue in memory: reads cost no query and survive a lost database. Whoever changes lots or
 * prices calls `refresh`.
 */
export interface Catalogue {
  /** What was read last. */
  readonly snapshot: Snapshot;
  readonly index: LotIndex;
  /** Reads everything anew; what was there stays in use until then, and after a failure. */
  refresh(): Promise<void>;
}

/** Reads the catalogue for the first time. */
export async function openCatalogue(db: Database): Promise<Catalogue> {
  let snapshot = await readSnapshot(db);
  const index = indexListing(snapshot);
  return {
    get snapshot() {
      return snapshot;
    },
    index,
    async refresh() {
      snapshot = await readSnapshot(db);
      refreshListing(index, snapshot);
    },
  };
}

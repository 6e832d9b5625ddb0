import { inArray } from 'drizzle-orm';
import type { Ways } from '../../../adapters/commute/ways.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { nearbyId } from '../../estate/nearby-id.ts';
import { nearby } from '../../estate/nearby.table.ts';
import { complexes } from '../../estate/objects.table.ts';
import { parsePlaces } from './parse-places.ts';
import { nearestOf, tellKinds } from './tell.ts';

/** What became of a file of places. */
export interface PlacesReport {
  outcome: 'written' | 'dry-run' | 'refused';
  places: number;
  mistakes: string[];
  /** How many places each complex tells of now, by its name. */
  complexes: { name: string; nearby: number }[];
}

/**
 * Takes over schools, kindergartens and clinics from a table: of each kind that it names the places are written anew, those of the Studio
 * too, and every complex tells of the nearest with the walk by the road graph; other content of the complexes stays. All of it or nothing.
 */
export async function importPlaces(
  { db, ways }: { db: Database; ways: Pick<Ways, 'foot'> },
  bytes: Uint8Array,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<PlacesReport> {
  const { places: read, mistakes } = parsePlaces(bytes);
  const report = { places: read.length, mistakes };
  if (mistakes.length > 0) return { ...report, outcome: 'refused', complexes: [] };
  const kinds = [...new Set(read.map(({ kind }) => kind))];
  const byId = new Map(read.map((place) => [nearbyId(place), place]));
  const places = [...byId].map(([id, place]) => ({ ...place, id, demo: false }));
  return db.transaction(async (tx) => {
    if (!dryRun) {
      await tx.delete(nearby).where(inArray(nearby.kind, kinds));
      await tx.insert(nearby).values(places);
    }
    const found = [];
    for (const complex of await tx.select().from(complexes).orderBy(complexes.name)) {
      const near = nearestOf(ways, complex, places);
      found.push({ name: complex.name, nearby: near.length });
      if (!dryRun) await tellKinds(tx, complex, kinds, near);
    }
    return { ...report, outcome: dryRun ? 'dry-run' : 'written', complexes: found };
  });
}
